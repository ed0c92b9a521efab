import { expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { answersShare } from "./answer-effects";

const { questions } = siteConfig({
  trade: {
    questions: [
      { id: "lights", label: "Lights?", type: "yesNo", effects: [{ answer: "Yes", percent: -8 }] },
      {
        id: "body",
        label: "Body?",
        type: "choice",
        options: ["Good", "Bad"],
        effects: [
          { answer: "Good", percent: 2 },
          { answer: "Bad", percent: -90 },
        ],
      },
      { id: "extras", label: "Extras?", type: "text" },
    ],
  },
}).trade;

it("adds up what the answers take off and add", () => {
  expect(answersShare(questions, [])).toBe(1);
  expect(answersShare(questions, [{ id: "lights", answer: "No" }])).toBe(1);
  const answers = [
    { id: "lights", answer: "Yes" },
    { id: "body", answer: "Good" },
    { id: "extras", answer: "Tow bar" },
  ];
  expect(answersShare(questions, answers)).toBeCloseTo(0.94, 10);
});

it("leaves a fifth at least, and ignores answers to what is not asked", () => {
  const worst = [
    { id: "lights", answer: "Yes" },
    { id: "body", answer: "Bad" },
  ];
  expect(answersShare(questions, worst)).toBe(0.2);
  expect(answersShare(questions, [{ id: "gone", answer: "Yes" }])).toBe(1);
});
