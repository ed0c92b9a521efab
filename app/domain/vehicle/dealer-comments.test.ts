import { describe, expect, it } from "vitest";
import { COMMENTS_COLLAPSED, dealerComments } from "./dealer-comments";

const words = (length: number) => "word ".repeat(100).slice(0, length - 1) + "x";
const leadOf = (text: string) => dealerComments(text)?.lead?.join("\n") ?? null;

it("makes paragraphs of what pipes part", () => {
  expect(dealerComments("One owner.| Full history. ||\nNew tyres.")).toEqual({
    whole: ["One owner.", "Full history.", "New tyres."],
    lead: null,
  });
});

it.each([null, "", "  ", "| |"])("is null for %j", (text) => {
  expect(dealerComments(text)).toBeNull();
});

describe("the lead of long comments (SPEC-09)", () => {
  it("is there from the 401st character on", () => {
    expect(leadOf(words(COMMENTS_COLLAPSED))).toBeNull();
    expect(leadOf(words(COMMENTS_COLLAPSED + 1))).toMatch(/ word…$/);
  });

  it("ends with a sentence, and says that there is more", () => {
    const text = `${"Kept in a garage at 2.5 km from here. ".repeat(6)}${"no end ".repeat(60)}`;
    expect(leadOf(text)).toMatch(/Kept in a garage at 2\.5 km from here\. …$/);
    expect(leadOf("整车保养良好。".repeat(80))).toMatch(/整车保养良好。 …$/u);
    expect(leadOf("هل تريدها؟ ".repeat(60))).toMatch(/؟ …$/u);
  });

  it("ends with a paragraph where the next has no sentence that fits", () => {
    expect(leadOf(`${words(300)}.|${words(300)}`)).toBe(`${words(300)}. …`);
  });

  it("is cut between words where there is no sentence, or one too short to say anything", () => {
    expect(leadOf(`Hi. ${words(900)}`)).toMatch(/^Hi\. word .* word…$/);
    expect(leadOf("x".repeat(900))).toBe(`${"x".repeat(COMMENTS_COLLAPSED)}…`);
    expect(leadOf(`x${"🚗".repeat(500)}`)).toBe(`x${"🚗".repeat(199)} …`);
  });

  it("leaves all of it to be unfolded", () => {
    const text = Array.from({ length: 30 }, (_, index) => `Paragraph ${index} is about ${index}.`).join("|");
    expect(dealerComments(text)?.whole.join("|")).toBe(text);
  });
});
