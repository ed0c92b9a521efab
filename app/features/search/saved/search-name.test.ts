import { expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig } from "../../../../test/fixtures/listing";
import { searchName } from "./search-name.server";

const site = {
  config: testConfig(),
  t: serverTranslator("en-AU", {}),
  format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
  urls: { dealerships: [], makes: ["Mazda"], makeModels: ["Mazda CX-5"], defaultSort: "relevant" as const },
};

it("names everything a search asks for", () => {
  const query = {
    ...EMPTY_QUERY,
    text: "awd",
    refinements: { car_type: ["used"], make_model: ["Mazda CX-5"] },
    ranges: { price: { max: 40_000 } },
  };
  const name = searchName(query, site);
  for (const part of ["awd", "Used", "CX-5", "$40,000"]) expect(name).toContain(part);
});

it("names a search for everything after the stock", () => {
  expect(searchName(EMPTY_QUERY, site)).toMatch(/\w/);
});

it("is never longer than a line", () => {
  const refinements = { colour: Array.from({ length: 60 }, (_, one) => `Colour number ${one}`) };
  expect(searchName({ ...EMPTY_QUERY, refinements }, site).length).toBeLessThanOrEqual(160);
});
