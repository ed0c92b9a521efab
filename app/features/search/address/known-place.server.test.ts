import { expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { createPostcodePlaces } from "~/infra/places/postcode-places.server";
import { testConfig } from "../../../../test/fixtures/listing";
import { knownPlace, withPoint } from "./known-place.server";

const places = createPostcodePlaces();
const found = async (text: string, country = "au") => {
  const { site } = testConfig();
  return knownPlace(text, { site: { ...site, country: country === "nz" ? "nz" : "au" } }, places);
};

it.each([
  ["4000", "Brisbane QLD", "4000"],
  ["Brisbane QLD 4000", "Brisbane QLD", "4000"],
  ["brisbane", "Brisbane QLD", null],
  ["Alice Springs, NT", "Alice Springs NT", null],
])("%s is %s", async (text, name, postcode) => {
  expect(await found(text)).toMatchObject({ name, postcode });
});

it.each(["", "9999", "Atlantis", "<b>", "4000 Wien", "x".repeat(500)])("%.20j is nowhere", async (text) => {
  expect(await found(text)).toBeNull();
});

it("looks in the dealer's own country (LOC-19)", async () => {
  expect(await found("6011", "nz")).toMatchObject({ name: "Wellington" });
  expect(await found("Brisbane", "nz")).toBeNull();
});

it("gives a query its point, and leaves one without a known place as it was", async () => {
  const config = testConfig();
  const near = { place: "4000", withinKm: 50 };
  const placed = await withPoint({ ...EMPTY_QUERY, near }, config, places);
  expect(placed.near).toMatchObject({ ...near, point: { lat: -27.47, long: 153.03 } });
  expect(await withPoint(EMPTY_QUERY, config, places)).toBe(EMPTY_QUERY);
  const lost = { ...EMPTY_QUERY, near: { place: "Atlantis", withinKm: 5 } };
  expect(await withPoint(lost, config, places)).toBe(lost);
});
