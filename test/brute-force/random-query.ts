import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type FacetAttribute } from "~/domain/search/attributes";
import type { NearPlace } from "~/domain/search/near-place";
import { SORT_KEYS, type VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Random } from "../contract/search-service/seeded-random";
import { numberOf, valuesOf } from "./plain-vehicle";

/** Texts whose words are whole words of the stock and the beginning of no other, so that one answer is right. */
const TEXTS = [
  "hyundai",
  "kia",
  "red",
  "volkswagen",
  "red hyundai",
  "silver ford",
  "2019",
  "kia 2015",
  "sprinter",
  "R-10020",
  "q10020z",
  "WVWZZZ1KZAW100021",
];

/** A query about vehicles of this stock: most find something, some nothing. */
export function randomQuery(stock: readonly Vehicle[], random: Random): VehicleQuery {
  return {
    text: random.chance(0.2) ? random.pick(TEXTS) : "",
    refinements: randomRefinements(stock, random),
    ranges: randomRanges(stock, random),
    ...(random.chance(0.4) ? { near: randomNear(random) } : {}),
    sort: random.pick(SORT_KEYS),
    page: random.chance(0.6) ? 1 : 1 + random.below(6),
  };
}

function randomRefinements(stock: readonly Vehicle[], random: Random): VehicleQuery["refinements"] {
  const chosen: Partial<Record<FacetAttribute, string[]>> = {};
  for (let count = random.below(4); count > 0; count--) {
    const attribute = random.pick(FACET_ATTRIBUTES);
    const values = Array.from({ length: 1 + random.below(4) }, () =>
      valuesOf(random.pick(stock), attribute),
    ).flat();
    const unknown = random.chance(0.1) && attribute !== "car_type" ? ["no such value"] : [];
    // Of equipment and tags some may not be there.
    const mayLack = attribute === "filtered_features" || attribute === "categories";
    const isLacked = () => mayLack && random.chance(0.3);
    const all = [...new Set([...values, ...unknown])].map((value) => (isLacked() ? `!${value}` : value));
    if (all.length > 0) chosen[attribute] = all;
  }
  return withoutWider(chosen);
}

/** A make or model is left out beside something narrower of its own: an address cannot say both. */
function withoutWider({
  make = [],
  make_model: models = [],
  ...others
}: Partial<Record<FacetAttribute, string[]>>) {
  const badges = others.model_badge ?? [];
  const left = {
    make: make.filter((one) => ![...models, ...badges].some((narrow) => narrow.startsWith(`${one} `))),
    make_model: models.filter((one) => !badges.some((badge) => badge.startsWith(`${one}: `))),
  };
  return {
    ...others,
    ...(left.make.length > 0 ? { make: left.make } : {}),
    ...(left.make_model.length > 0 ? { make_model: left.make_model } : {}),
  };
}

function randomRanges(stock: readonly Vehicle[], random: Random): VehicleQuery["ranges"] {
  if (random.chance(0.5)) return {};
  const attribute = random.pick(RANGE_ATTRIBUTES);
  const bounds = [numberOf(random.pick(stock), attribute), numberOf(random.pick(stock), attribute)];
  const [min = 0, max = 0] = bounds.map(Math.round).sort((a, b) => a - b);
  const kind = random.below(3);
  return { [attribute]: kind === 0 ? { min } : kind === 1 ? { max } : { min, max } };
}

/** Brisbane, Cairns, Alice Springs, Auckland across no border that matters, and a place nobody knows. */
const PLACES: readonly NearPlace[] = [
  { place: "4000", withinKm: null, point: { lat: -27.47, long: 153.02 } },
  { place: "4870", withinKm: null, point: { lat: -16.92, long: 145.76 } },
  { place: "Alice Springs", withinKm: null, point: { lat: -23.7, long: 133.88 } },
  { place: "1010", withinKm: null, point: { lat: -36.85, long: 174.76 } },
  { place: "Nowhere", withinKm: null },
];

function randomNear(random: Random): NearPlace {
  const withinKm = random.pick([null, 10, 70, 105, 400, 1_200, 3_000]);
  return { ...random.pick(PLACES), withinKm };
}
