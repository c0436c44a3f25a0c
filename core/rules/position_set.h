// PositionSet: finds the numbers of earlier positions that have a given key.
//
// A hash table from 64-bit keys to the numbers of positions in a game, with
// open addressing and double hashing. It stores 32-bit serial numbers alone
// and reads the keys from their owner, so that a look touches one cache line.
// Serials go on rising from game to game; a slot with a serial below the
// present game's first is free, so that Start() clears nothing.
//
// A slot holds the latest number with its key; those before it are in a list
// beside. Few have any: plays do not repeat, but passes and set-ups do, a
// million times in some files.
//
// Numbers leave in the reverse order of their coming (undo), which is why a
// slot can simply be freed: no later entry's probes ran over it.
//
// Ownership: owns the slots; keeps its memory from game to game.
// Threads:   const members may run together; a change needs a single owner.

#ifndef SUPERKO_CORE_RULES_POSITION_SET_H_
#define SUPERKO_CORE_RULES_POSITION_SET_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace superko {

class PositionSet {
 public:
  // Games are told apart by serial numbers that go up; a test may begin with a
  // high one. REQUIRES: at least 1.
  explicit PositionSet(std::uint32_t first_serial = 1) : base_(first_serial) {}

  // Forgets everything. `expected` is how many positions may come; more than
  // that only costs time.
  void Start(std::size_t expected);

  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  // Where a key was found or may be put; good until the next change.
  enum class Slot : std::uint32_t {};

  // Where to look first. If it is free, no position has the key.
  Slot FirstSlot(std::uint64_t key) const {
    return static_cast<Slot>(key & mask_);
  }

  // The slot that holds the key, or else the free one it would go to.
  // `key_of(number)` must return the key of every number inserted.
  template <typename KeyOf>
  Slot Find(std::uint64_t key, const KeyOf& key_of) const {
    std::size_t slot = key & mask_;
    while (slots_[slot] >= base_ && key_of(slots_[slot] - base_) != key)
      [[unlikely]] { slot = Next(key, slot); }
    return static_cast<Slot>(slot);
  }

  bool IsFree(Slot slot) const { return SerialAt(slot) < base_; }
  // The latest number with the slot's key. REQUIRES: not IsFree(slot).
  std::uint32_t NumberAt(Slot slot) const { return SerialAt(slot) - base_; }
  // The number before `number` that has the same key, or kNone. Takes time
  // logarithmic in how many have one before them.
  std::uint32_t Older(std::uint32_t number) const;

  // Adds position `number` at the slot that was found for its key. REQUIRES:
  // number < numbers_max(), and more than those inserted before.
  void Insert(Slot slot, std::uint32_t number) {
    if (!IsFree(slot)) [[unlikely]]
      repeats_.push_back({.number = number, .older = NumberAt(slot)});
    InsertFirst(slot, number);
  }
  // The same for a slot that IsFree.
  void InsertFirst(Slot slot, std::uint32_t number) {
    slots_[static_cast<std::size_t>(slot)] = base_ + number;
  }

  // Takes back the latest Insert; its key and number are needed.
  void Remove(std::uint64_t key, std::uint32_t number);

  // Numbers below this have room.
  std::uint32_t numbers_max() const { return numbers_max_; }
  // Makes room for twice as many.
  template <typename KeyOf>
  void Grow(const KeyOf& key_of) {
    for (const std::uint32_t number : TakeForGrowth()) {
      Insert(Find(key_of(number), key_of), number);
    }
  }

 private:
  struct Repeat {
    std::uint32_t number;
    std::uint32_t older;  // The number before it with the same key.
  };

  // The table is sparse, so that a first look rarely meets another key: in a
  // game of 450 plays that would be a branch mispredicted each time. Large
  // tables are denser, for their memory.
  static constexpr std::size_t kSlotsMin = 64;
  static constexpr std::size_t kSparseSlotsMax = std::size_t{1} << 16;
  static constexpr std::size_t kSlotsPerNumberSparse = 8;
  static constexpr std::size_t kSlotsPerNumberDense = 2;

  // Odd, so that it meets every slot of a table of 2^n.
  static constexpr std::size_t Step(std::uint64_t key) {
    return static_cast<std::size_t>(key >> 32) | 1;
  }
  std::size_t Next(std::uint64_t key, std::size_t slot) const {
    return (slot + Step(key)) & mask_;
  }

  std::uint32_t SerialAt(Slot slot) const {
    return slots_[static_cast<std::size_t>(slot)];
  }

  // Empties the table, doubles it, and returns the numbers that it held in
  // order of coming.
  std::vector<std::uint32_t> TakeForGrowth();
  void SetCapacity(std::size_t numbers);

  std::vector<std::uint32_t> slots_;
  std::vector<Repeat> repeats_;    // In order of number.
  std::size_t mask_ = 0;           // Slots used in this game, less one.
  std::uint32_t numbers_max_ = 0;  // Numbers below this one have room.
  std::uint32_t base_;             // Serial of the present game's position 0.
};

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_POSITION_SET_H_
