import { expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { stockScope } from "~/domain/search/stock-rule";
import { testConfig, testListing } from "../../../../test/fixtures/listing";
import { asMeant } from "./as-meant.server";

const { source } = testListing();
const meant = async (text: string, config = testConfig()) =>
  asMeant({ ...EMPTY_QUERY, text }, { ...source, config, scope: stockScope(config, source.now) });

it("reads a place that the country has, and leaves any other among the words", async () => {
  expect(await meant("mazda near brisbane")).toMatchObject({
    ...{ text: "", near: { place: "brisbane", withinKm: null }, sort: "nearest" },
    refinements: { make: ["Mazda"] },
  });
  const lost = await meant("mazda near atlantis");
  expect(lost).toMatchObject({ text: "near atlantis", refinements: { make: ["Mazda"] }, sort: "relevant" });
  expect(lost.near).toBeUndefined();
});

it("reads cheap and driven little by the dealer's bounds, which may be none", async () => {
  expect((await meant("cheap mazda low kms")).ranges).toEqual({
    price: { max: 20_000 },
    km: { max: 60_000 },
  });
  const config = testConfig({ search: { cheapBelow: 8_000, lowKmBelow: null } });
  const read = await meant("cheap mazda low kms", config);
  expect(read.ranges).toEqual({ price: { max: 8_000 } });
  expect(read.text).toBe("low kms");
});
