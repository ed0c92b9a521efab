import { countryOf } from "../../country/country-of";
import type { InputFault } from "../../faults/input-faults";
import { placeNumber } from "../../location/place-number";
import { readPhone } from "../../phone/phone-number";
import type { SiteLocation } from "../config/location";
import { type CheckedSite, doubtAt, faultAt, when } from "./told";

type Site = CheckedSite["config"]["site"];

/** Degrees between which a country's towns lie, islands included. */
const EXTENT = {
  au: { lat: [-55, -9], long: [72, 169], words: "a latitude from -55 to -9 and a longitude from 72 to 169" },
  nz: {
    lat: [-53, -29],
    long: [165, 185],
    words: "a latitude from -53 to -29 and a longitude from 165 to 180, or from -180 to -175",
  },
} as const;

/** Addresses, positions and main locations that cannot be right. */
export function placeFaults({ config }: CheckedSite): readonly InputFault[] {
  const { site } = config;
  return [
    ...primaryFaults(site),
    ...site.locations.flatMap((location, index) => {
      const at = ["site", "locations", index, "address"];
      return [...stateFaults(site, location, at), ...positionFaults(site, location, at)];
    }),
    ...yardDoubts(site),
    ...phoneDoubts(site),
    ...noNumberDoubts(site),
    ...scoreDoubts(site),
  ];
}

function primaryFaults({ locations, dealerships }: Site): readonly InputFault[] {
  return dealerships.flatMap(({ id }) => {
    const own = locations.flatMap((location, index) =>
      location.dealershipId === id ? [{ ...location, index }] : [],
    );
    const primary = own.filter((location) => location.primary);
    const [first, ...more] = primary;
    return [
      ...more.map(({ index }) =>
        faultAt(["site", "locations", index, "primary"], `one primary location of ${id}`, true),
      ),
      ...when(first === undefined && own.length > 1, () =>
        doubtAt(["site", "locations"], `a primary location of ${id}: the first one stands in for it`, "none"),
      ),
      ...when(first?.visible === false, () =>
        doubtAt(
          ["site", "locations", first?.index ?? 0, "visible"],
          "a primary location that is shown",
          false,
        ),
      ),
    ];
  });
}

/** Vehicles of a dealership stand at its yards: workshops and parts counters are none. Who names no yard at all has just begun. */
function yardDoubts({ locations, dealerships }: Site): readonly InputFault[] {
  const yards = locations.filter(({ locationType: type }) => type === "sales" || type === "");
  return dealerships.flatMap(({ id }, index) =>
    when(yards.length > 0 && !yards.some(({ dealershipId }) => dealershipId === id), () =>
      doubtAt(
        ["site", "dealerships", index],
        "a yard of it in site.locations: without one its vehicles have no address, and nobody can book a drive there",
        id,
      ),
    ),
  );
}

function stateFaults(
  { country }: Site,
  { address }: SiteLocation,
  at: InputFault["path"],
): readonly InputFault[] {
  const { states, name } = countryOf(country);
  const given = plain(address.state);
  const isKnown = states.some((state) => plain(state.code) === given || plain(state.name) === given);
  const codes = states.map(({ code }) => code.toUpperCase()).join(", ");
  return when(!isKnown, () =>
    faultAt([...at, "state"], `a state or region of ${name} (${codes})`, address.state),
  );
}

/** Without marks that a keyboard lacks: "Hawke’s Bay", "Manawatū–Whanganui". */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();

function positionFaults(
  { country }: Site,
  { address }: SiteLocation,
  at: InputFault["path"],
): readonly InputFault[] {
  const { lat, long } = address;
  if (lat === null && long === null) return [];
  if (lat === null || long === null)
    return [faultAt([...at, lat === null ? "lat" : "long"], "both lat and long, or neither", null)];
  const extent = EXTENT[country];
  const east = long < 0 ? long + 360 : long;
  const isInside =
    extent.lat[0] <= lat && lat <= extent.lat[1] && extent.long[0] <= east && east <= extent.long[1];
  return when(!isInside, () =>
    doubtAt([...at, "lat"], `a place in ${countryOf(country).name}: ${extent.words}`, [lat, long]),
  );
}

function phoneDoubts({ phones, locations, country }: Site): readonly InputFault[] {
  const { name } = countryOf(country);
  const doubt = (path: InputFault["path"], number: string | null) =>
    when(number !== null && readPhone(number, country) === null, () =>
      doubtAt(path, `a telephone number that exists in ${name}, or one with its country code`, number),
    );
  return [
    ...Object.entries(phones).flatMap(([key, number]) => doubt(["site", "phones", key], number)),
    ...locations.flatMap(({ contactDetail }, index) =>
      (["phone", "mobile", "landlinePhone"] as const).flatMap((field) =>
        doubt(["site", "locations", index, "contactDetail", field], contactDetail[field]),
      ),
    ),
  ];
}

/** A vehicle there has no button to call, unless its feed names a number (ERR-18). */
function noNumberDoubts(site: Site): readonly InputFault[] {
  const without = site.locations.filter((location) => placeNumber(site, location) === null);
  const isSilent = without.length > 0 || (site.locations.length === 0 && placeNumber(site, null) === null);
  const names = without.map(({ name }) => name).join(", ") || "any vehicle";
  return when(isSilent, () =>
    doubtAt(
      ["site", "phones"],
      `main or sales, as vehicles have no button to call where the stock names no number either (${names})`,
      Object.keys(site.phones).join(", ") || "none",
    ),
  );
}

function scoreDoubts({ reviewScore }: Site): readonly InputFault[] {
  return when(reviewScore?.count === 0, () =>
    doubtAt(
      ["site", "reviewScore", "count"],
      "the number of reviews the average is of, or no reviewScore",
      0,
    ),
  );
}
