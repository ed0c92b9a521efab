import { describe, expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TOLD as told } from "../../../test/fixtures/told-figure";
import { testConfig } from "../../../test/fixtures/listing";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { priceLeft, reservePage } from "./build-checkout";
import { withTradeIn } from "./trade-in-row";

const config = testConfig();
const t = serverTranslator("en-AU", {});

function rowsWith(changes: Partial<typeof told> | null, price = 57_250) {
  const vehicle = vehicleWith(1, { price, reserve_amount: 500 });
  const page = reservePage(vehicle, { config, t, now: new Date("2026-11-22T03:00:00Z") });
  const own = changes === null ? null : { ...told, ...changes };
  return withTradeIn(page, own, priceLeft(vehicle, config), { config, t }).summary?.rows ?? [];
}

describe("a trade-in beside the price of a vehicle that is reserved or bought", () => {
  it("is subtracted where it is one figure", () => {
    expect(rowsWith({}).slice(-3)).toMatchObject([
      { key: "rest", value: "$56,750" },
      { key: "tradeIn", value: "$10,250" },
      { key: "restAfterTradeIn", value: "$46,500" },
    ]);
  });

  it.each([[{ offer: null }], [{ owed: true }]])(
    "is not subtracted where %j leaves the difference open",
    (changes) => {
      expect(
        rowsWith(changes)
          .map(({ key }) => key)
          .slice(-2),
      ).toEqual(["rest", "tradeIn"]);
    },
  );

  it("says that a lender is paid first", () => {
    expect(rowsWith({ owed: true }).at(-1)?.note).toMatch(/inspection\. Its lender is paid from it first\.$/);
    expect(rowsWith({}).find(({ key }) => key === "tradeIn")?.note).not.toMatch(/lender/);
  });

  it("leaves no sum below nothing, and one of nothing", () => {
    expect(rowsWith({}, 10_000).at(-1)?.key).toBe("tradeIn");
    expect(rowsWith({}, 10_750).at(-1)).toMatchObject({ key: "restAfterTradeIn", value: "$0" });
  });

  it("is not there where nothing was told", () => {
    expect(rowsWith(null).map(({ key }) => key)).not.toContain("tradeIn");
  });
});
