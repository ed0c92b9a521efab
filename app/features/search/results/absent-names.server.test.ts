import { expect, it } from "vitest";
import { stockScope } from "~/domain/search/stock-rule";
import { testConfig, testListing } from "../../../../test/fixtures/listing";
import { namesNotHere } from "./absent-names.server";

it("names models that are not here, and none whose word is what vehicles here are called", async () => {
  const { source, countWith } = testListing();
  const config = testConfig();
  const asked = { ...source, config, scope: stockScope(config, source.now), here: ["Jayco"] };
  const named = async (text: string, models: readonly string[] = []) =>
    namesNotHere({ text, refinements: { make_model: models } }, { ...asked, market: asked.scope });
  countWith(() => 0);
  expect(await named("journey outback")).toEqual(["Subaru Outback"]);
  countWith(({ text }) => (text === "Outback" ? 11 : 0));
  expect(await named("journey outback")).toEqual([]);
  expect(await named("subaru outback")).toEqual(["Subaru Outback"]);
  expect(await named("tesla")).toEqual(["Tesla"]);
  expect(await named("")).toEqual([]);
  expect(await named("", ["Toyota GR Corolla", "Jayco Journey"])).toEqual(["Toyota GR Corolla"]);
});
