import { describe, expect, it } from "vitest";
import { distanceKm } from "~/domain/location/distance";
import { createPostcodePlaces } from "./postcode-places.server";
import furtherNames from "./names-au.json";
import australia from "./postcodes-au.json";
import newZealand from "./postcodes-nz.json";

const places = createPostcodePlaces();

/** Town halls and the like, from maps; not from the tables' own source. */
const KNOWN: readonly (readonly ["au" | "nz", string, string, number, number])[] = [
  ["au", "2000", "Sydney NSW", -33.8731, 151.2065],
  ["au", "3000", "Melbourne VIC", -37.8136, 144.9631],
  ["au", "4000", "Brisbane QLD", -27.4689, 153.0235],
  ["au", "5000", "Adelaide SA", -34.9285, 138.6007],
  ["au", "6000", "Perth WA", -31.9523, 115.8613],
  ["au", "7000", "Hobart TAS", -42.8826, 147.3257],
  ["au", "0800", "Darwin NT", -12.4634, 130.8456],
  ["au", "0870", "Alice Springs NT", -23.698, 133.8807],
  ["au", "4870", "Cairns QLD", -16.9203, 145.771],
  ["au", "4350", "Toowoomba QLD", -27.5598, 151.9507],
  ["au", "2340", "Tamworth NSW", -31.0927, 150.932],
  ["au", "2830", "Dubbo NSW", -32.2569, 148.6011],
  ["au", "3550", "Bendigo VIC", -36.757, 144.2794],
  ["au", "7250", "Launceston TAS", -41.4332, 147.1441],
  ["au", "4825", "Mount Isa QLD", -20.7256, 139.4927],
  ["au", "6725", "Broome WA", -17.9614, 122.2359],
  ["nz", "1010", "Central Auckland", -36.8485, 174.7633],
  ["nz", "3204", "Hamilton", -37.787, 175.2793],
  ["nz", "4410", "Palmerston North", -40.3523, 175.6082],
  ["nz", "6011", "Wellington", -41.2866, 174.7756],
  ["nz", "7010", "Nelson", -41.2706, 173.284],
  ["nz", "8011", "Christchurch", -43.532, 172.6306],
  ["nz", "9016", "Dunedin", -45.8788, 170.5028],
  ["nz", "9810", "Invercargill", -46.4132, 168.3538],
];

describe("postcode places", () => {
  it("are named as people name them, not as the mail centre", () => {
    const names = australia.rows.map((row) => row.split("|").at(-1) ?? "");
    expect(names.filter((name) => / (?:bc|dc|mc)$/i.test(name))).toEqual([]);
    expect(names).toContain("New England");
  });

  it.each(KNOWN)(
    "%s %s is %s, within 10 km of where maps have it",
    async (country, postcode, name, lat, long) => {
      const found = await places.find(country, postcode);
      expect(found?.name).toBe(name);
      expect(found === null ? Infinity : distanceKm(found, { lat, long })).toBeLessThan(10);
    },
  );

  it.each([
    ["au", "0001"],
    ["au", "9999"],
    ["au", "2899"],
    ["au", "41O5"],
    ["au", ""],
    ["nz", "0011"],
    ["nz", "8016"],
    ["nz", "9999"],
  ] as const)("%s %j is nowhere a vehicle is brought to", async (country, postcode) => {
    expect(await places.find(country, postcode)).toBeNull();
  });

  it.each([
    ["Australia", australia, [-44, -9], [112, 154]],
    ["New Zealand", newZealand, [-48, -34], [166, 179]],
  ] as const)(
    "%s's table is ascending, without overlap, inside the country",
    (_, { rows, credit }, lats, longs) => {
      expect(credit).toContain("CC BY 4.0");
      let last = "";
      for (const row of rows) {
        const [run = "", lat, long, state, name] = row.split("|");
        const [from = "", to = from] = run.split("-");
        expect([last < from, from <= to, row]).toEqual([true, true, row]);
        expect(Number(lat)).toBeGreaterThan(lats[0]);
        expect(Number(lat)).toBeLessThan(lats[1]);
        expect(Number(long)).toBeGreaterThan(longs[0]);
        expect(Number(long)).toBeLessThan(longs[1]);
        expect([state, name]).not.toContain("");
        last = to;
      }
    },
  );

  it.each([
    ["au", "canberra", "2600"],
    ["au", "Alice Springs NT", "0870"],
    // Of these the table has another name.
    ["au", "ipswich", "4305"],
    ["au", "Redcliffe QLD", "4020"],
    ["nz", "Auckland", "1000"],
    ["nz", "whangarei", "0100"],
  ] as const)("%s %s has the postcode %s", async (country, name, postcode) => {
    expect((await places.named(country, name)).map((area) => area.postcode)).toContain(postcode);
  });

  it("has every further name at a postcode of the table", async () => {
    for (const row of furtherNames.rows) {
      const [postcode = "", name = ""] = row.split("|");
      expect([name, (await places.called("au", name)).map((area) => area.postcode)]).toEqual([
        name,
        expect.arrayContaining([postcode]),
      ]);
    }
  });

  it("knows the postcode around a point, and none at sea", async () => {
    expect((await places.nearest("au", { lat: -27.47, long: 153.02 }))?.postcode).toBe("4000");
    expect((await places.nearest("nz", { lat: -41.29, long: 174.78 }))?.name).toBe("Wellington");
    expect(await places.nearest("au", { lat: 0, long: 0 })).toBeNull();
  });
});
