import { describe, expect, it } from "vitest";
import { segmentsOf, textMessage } from "~/domain/text/text-message";
import { shopperText } from "~/infra/leads/letters/shopper-mail.server";
import { DEALERS } from "../setup/dealers";
import { dealerScene } from "./dealer-letters";
import { leadCases } from "./lead-cases";
import { type Scene, sourceOf } from "./scene";
import { tellsShopper, writtenLetters } from "./written-letters";

const ALL = DEALERS.flatMap(({ slug, languages }) =>
  [null, ...languages.map(({ tag }) => tag)].map((tag) => [slug, tag] as const),
);

/** The dealer's copy, and what it last said for a text message. */
function withShortWords({ copy, ...scene }: Scene) {
  const said: string[] = [];
  const noting: Scene["copy"] = (key, values) => {
    const text = copy(key, values);
    if (/\.short\w*$/.test(key)) said.push(text);
    return text;
  };
  return { scene: { ...scene, copy: noting }, said };
}

describe("no text message of a demonstration dealer loses a word", () => {
  it.each(ALL)("%s, %s", async (slug, tag) => {
    const { scene, said } = withShortWords(
      await dealerScene({ slug, language: tag ?? undefined, vehicle: {} }),
    );
    for (const one of leadCases(scene).filter(tellsShopper)) {
      said.length = 0;
      const text = shopperText(sourceOf(scene, one));
      expect(segmentsOf(text), text).toBeLessThanOrEqual(4);
      const whole = said.map((words) => textMessage(words, "")).filter((words) => text.startsWith(words));
      expect(whole.length, `${one.name}: ${said.join(" or ")}`).toBeGreaterThan(0);
      expect(text, one.name).not.toMatch(/\.\.\.[\u2068\u2069]* ?https:/);
    }
  });
});

it("a dealer of caravans, which nobody drives, speaks of inspections in every letter and mail", async () => {
  const scene = await dealerScene({ slug: "longpaddock-caravans", vehicle: {} });
  const letters = writtenLetters(scene, scene);
  expect(letters.some(({ text }) => text.includes("inspection"))).toBe(true);
  for (const { name, subject, text } of letters)
    expect(`${subject} ${text}`, name).not.toMatch(/test drive/i);
});
