// What the browser test does with a page, as a reader would: by keys, buttons,
// the slider and the list. The test puts this into the page, once as the first
// script and once as the last; what came of it goes to the page around it.
"use strict";
if (!window.probe) {
  // First: before anything of the page can fail.
  window.probe = {errors: [], checks: {}};
  const note = (what) => window.probe.errors.push(String(what));
  addEventListener("error", (event) => note(event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation",
    (event) => note(`policy: ${event.violatedDirective}`));
  for (const level of ["error", "warn"]) {
    console[level] = (...words) => note(words.join(" "));
  }
  const drawn = () => [...document.querySelectorAll(".game")].map(
    (game) => [...game.querySelectorAll(
      ".stones, .marks, .answer, .captured, .move, .sides")]
      .map((part) => part.classList.contains("sides")
        ? part.className.trim() : part.innerHTML)
      .join("\n"));
  window.probe.drawn = drawn;
  // The page as C++ wrote it, just before the page's own script.
  new MutationObserver((_, observer) => {
    if (!document.getElementById("games")) return;
    window.probe.written = drawn();
    observer.disconnect();
  }).observe(document, {childList: true, subtree: true});
} else {
  const {checks, drawn, written} = window.probe;
  const game = document.querySelector(".game");
  const board = () => [...game.querySelectorAll(".stones")].map(
    (stones) => stones.innerHTML).join("\n");
  const title = () => game.querySelector(".move b").textContent;
  const press = (key, target = document.body) => target.dispatchEvent(
    new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
  const click = (selector) => game.querySelector(selector).click();
  const last = drawn()[0];
  const slider = game.querySelector("input");

  checks.scriptDrawsWhatWasWritten =
    JSON.stringify(drawn()) === JSON.stringify(written);
  checks.controlsAreShown = !game.querySelector(".stepper").hidden;

  press("ArrowLeft");
  checks.leftArrowChangesTheBoard = drawn()[0] !== last && title() === "Move 6 of 7";
  press("ArrowLeft");
  press("ArrowLeft");
  press("ArrowLeft");
  checks.capturedStoneIsBack = title() === "Move 3 of 7" &&
    game.querySelectorAll(".truth .stones .black").length === 2 &&
    game.querySelector(".truth .captured").textContent ===
      "Captured by Black 0, by White 0";
  press("ArrowRight");
  checks.captureIsShown = title() === "Move 4 of 7" &&
    game.querySelectorAll(".truth .stones .black").length === 1 &&
    game.querySelector(".truth .answer").textContent === "legal, 1 captured" &&
    game.querySelector(".move span").textContent ===
      "White plays row 2, column 1 (A4)";
  checks.nothingDiffersYet = game.querySelectorAll(".square").length === 2 &&
    !game.querySelector(".differ");
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowRight");
  checks.rightArrowEndsWhereItBegan = drawn()[0] === last;
  checks.differenceIsMarked =
    game.querySelectorAll(".marks .square").length === 1 &&
    game.querySelectorAll(".marks .diamond").length === 1 &&
    game.querySelectorAll(".subject .refused").length > 0 &&
    game.querySelectorAll(".truth .last").length > 0 &&
    game.querySelector(".differ") !== null;

  press("Home");
  checks.homeIsLeftToThePage = drawn()[0] === last;
  press("Home", game);
  checks.homeIsTheStartInTheGame = title() === "Start" && board().trim() === "";
  press("End", game);
  checks.endIsTheEnd = drawn()[0] === last;
  press("ArrowLeft", slider);
  checks.sliderKeepsItsKeys = drawn()[0] === last;

  click("[data-go=first]");
  checks.firstButton = title() === "Start" && slider.value === "0";
  click("[data-go=previous]");
  checks.nothingBeforeTheStart = title() === "Start";
  click("[data-go=next]");
  checks.nextButton = title() === "Move 1 of 7";
  click("[data-go=previous]");
  checks.previousButton = title() === "Start";
  click("[data-go=last]");
  checks.lastButton = drawn()[0] === last;
  slider.value = 2;
  slider.dispatchEvent(new Event("input", {bubbles: true}));
  checks.slider = title() === "Move 2 of 7";
  click("[data-step='5']");
  checks.moveList = title() === "Move 5 of 7" &&
    game.querySelector("[aria-current]").dataset.step === "5";
  click("[data-go=last]");

  const svg = game.querySelector("svg.board");
  svg.scrollIntoView();
  const wood = svg.querySelector(".wood").getBoundingClientRect();
  svg.dispatchEvent(new PointerEvent("pointermove", {
    clientX: wood.left + wood.width * 0.3, clientY: wood.top + wood.height * 0.1,
    bubbles: true,
  }));
  checks.pointIsNamed = game.querySelector(".readout").textContent ===
    "Row 1, column 2 · judge 1 2 · SGF ba · GTP B5";
  checks.pointIsAimedAtOnBothBoards =
    game.querySelectorAll(".aim").length === 2;
  svg.dispatchEvent(new PointerEvent("pointerleave"));
  checks.aimGoesAway = game.querySelectorAll(".aim").length === 0;

  const paper = () => getComputedStyle(document.body).backgroundColor;
  const before = paper();
  document.getElementById("theme").click();
  checks.themeChanges = paper() !== before;
  document.getElementById("theme").click();
  checks.themeChangesBack = paper() === before;

  for (const details of document.querySelectorAll("details")) details.open = true;
  checks.nothingIsWiderThanTheWindow =
    document.documentElement.scrollWidth <= innerWidth;
  checks.boardsFitTheirPlace = [...document.querySelectorAll("svg.board")].every(
    (one) => one.getBoundingClientRect().width <=
      one.parentElement.getBoundingClientRect().width + 0.5);
  checks.everythingHasAName = [...document.querySelectorAll(
    "button, input, [role=img], [role=group]")].every(
    (one) => one.getAttribute("aria-label") || one.textContent.trim());
  checks.noScriptWasSmuggledIn = window.smuggled === undefined;
  window.probe.width = innerWidth;

  // Clicks on copy buttons are answered later.
  const copyButton = game.closest(".finding").querySelector("[data-copy]");
  copyButton.click();
  setTimeout(() => {
    checks.copySaysWhatItDid = copyButton.textContent !== "Copy";
    const {errors, width} = window.probe;
    parent.postMessage(JSON.stringify({errors, checks, width}), "*");
  }, 300);
}
