import { beforeAll, expect, it } from "vitest";
import { type ShownDealer, shownDealers, wordsOf } from "./shown-dealers";

let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
}, 180_000);

const NUMBERS: Readonly<Record<string, number>> = { seven: 7, ten: 10, fourteen: 14 };

it("a valuation stands as many days as the dealer's texts say", () => {
  let checked = 0;
  for (const { slug, config } of dealers) {
    const said = [
      ...wordsOf(slug).matchAll(
        /online valuation is[^.]*\.\s+It holds for (\w+) days|value: "(\d+) days", label: The valuation holds/g,
      ),
    ];
    for (const [text, word = "", value = word] of said) {
      expect(NUMBERS[value] ?? Number(value), `${slug}: ${text}`).toBe(config.trade.valuation.validDays);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(5);
});
