import { describe, expect, it } from "vitest";
import { segmentsOf } from "~/domain/text/text-message";
import { shopperText } from "~/infra/leads/letters/shopper-mail.server";
import { DEALERS } from "../setup/dealers";
import { dealerScene } from "./dealer-letters";
import { leadCases } from "./lead-cases";
import { sourceOf } from "./scene";
import { tellsShopper } from "./written-letters";

const ALL = DEALERS.flatMap(({ slug, languages }) =>
  [null, ...languages.map(({ tag }) => tag)].map((tag) => [slug, tag] as const),
);

describe("no text message of a demonstration dealer is cut within its sentence", () => {
  it.each(ALL)("%s, %s", async (slug, tag) => {
    const scene = await dealerScene({ slug, language: tag ?? undefined, vehicle: {} });
    for (const one of leadCases(scene).filter(tellsShopper)) {
      const text = shopperText(sourceOf(scene, one));
      expect(segmentsOf(text), text).toBeLessThanOrEqual(3);
      expect(text, one.name).not.toMatch(/\.\.\. https:/);
    }
  });
});
