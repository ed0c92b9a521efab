import type { CarType } from "~/domain/vehicle/vehicle";
import { type Badge, type DemoModel, catalogueOf } from "./catalogue.server";
import type { DemoGroup } from "./demo-spec.server";
import type { Prng } from "./prng.server";
import { newPriceIn } from "./value.server";

/** Which vehicle it is to be, before anything is known about this very one. */
export interface Choice {
  readonly model: DemoModel;
  readonly badge: Badge;
  readonly carType: CarType;
  readonly year: number;
  /** Its price when it was new, in the money of then; the price list's while it is new or a demonstrator. */
  readonly newPrice: number;
}

const ATTEMPTS = 40;
/** Plug-in and hybrid trims of models that exist for longer are no older than this. */
const ELECTRIFIED_YEARS = 7;

/** Chooses make, model, trim and year as the group's weights say. */
export function chooseVehicle(group: DemoGroup, prng: Prng, thisYear: number): Choice {
  const models = catalogueOf(group.itemType, group.imports);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const carType = carTypeOf(prng.weighted(group.carTypes));
    const make = chooseMake(group, models, prng);
    const offered = models.filter((model) => model.make === make);
    const choice = chooseTrim(group, offered, carType, prng, thisYear);
    if (choice) return choice;
  }
  throw new Error(`demo stock: nothing in the catalogue fits ${JSON.stringify(group.makes)}`);
}

function carTypeOf(text: string): CarType {
  return text === "new" || text === "demo" ? text : "used";
}

function chooseMake(group: DemoGroup, models: readonly DemoModel[], prng: Prng): string {
  const make = prng.weighted(group.makes);
  if (make !== "*") return make;
  const others = new Set(models.map((model) => model.make).filter((name) => !(name in group.makes)));
  return prng.pick([...others]);
}

function chooseTrim(
  group: DemoGroup,
  offered: readonly DemoModel[],
  carType: CarType,
  prng: Prng,
  thisYear: number,
): Choice | null {
  if (offered.length === 0) return null;
  const model = prng.pick(offered);
  const badge = prng.pick(model.badges);
  const year = thisYear - ageOf(carType, group.maxAge, prng);
  const oldest = isElectrified(badge) ? Math.max(model.from, thisYear - ELECTRIFIED_YEARS) : model.from;
  if (year < oldest || year > (model.until ?? thisYear)) return null;
  if (carType !== "used" && (model.until !== null || model.imported)) return null;
  if (badge.price < group.price[0] || badge.price > group.price[1]) return null;
  const newPrice = carType === "used" ? newPriceIn(badge.price, thisYear - year) : badge.price;
  return { model, badge, carType, year, newPrice };
}

/** Used stock is mostly two to eight years old, with a tail. */
function ageOf(carType: CarType, maxAge: number, prng: Prng): number {
  if (carType === "new") return prng.chance(0.8) ? 0 : 1;
  if (carType === "demo") return prng.int(0, 1);
  return Math.round(1 + (maxAge - 1) * prng.next() ** 1.6);
}

function isElectrified(badge: Badge): boolean {
  return badge.words.some((word) => ["hybrid", "phev", "electric"].includes(word));
}
