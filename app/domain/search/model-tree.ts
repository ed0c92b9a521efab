import { makeOf } from "../make/make-of";
import type { VehicleQuery } from "./query";

/** Between the model and the badge in a `model_badge` value. */
const BADGE_MARK = ": ";

/** A model's badge as one value: "Ford Ranger: XLT"; undefined without a badge. */
export function badgeOfModel(makeModel: string, badge: string | undefined): string | undefined {
  return badge === undefined ? undefined : `${makeModel}${BADGE_MARK}${badge}`;
}

/** The `make_model` value and the badge of a `model_badge` value; null for a text that is none. */
export function modelAndBadge(value: string): { readonly makeModel: string; readonly badge: string } | null {
  const at = value.indexOf(BADGE_MARK);
  const badge = value.slice(at + BADGE_MARK.length);
  return at < 1 || badge === "" ? null : { makeModel: value.slice(0, at), badge };
}

/**
 * What is chosen of makes, models and badges, each make and model only where nothing narrower of its own is chosen:
 * "Toyota, Toyota Corolla, Mazda" asks for Corollas and for every Mazda. So one list has one address, and a model
 * chosen after its make narrows it. The same object where nothing is implied.
 * @param makes makes on sale here: which words of a model are its make
 */
export function withoutImpliedLevels(
  refinements: VehicleQuery["refinements"],
  makes: readonly string[],
): VehicleQuery["refinements"] {
  const { make = [], make_model: models = [], model_badge: badges = [] } = refinements;
  const badgedModels = new Set(badges.flatMap((badge) => modelAndBadge(badge)?.makeModel ?? []));
  const narrowed = new Set([...models, ...badgedModels].flatMap((model) => makeOf(model, makes) ?? []));
  const left = {
    make: make.filter((one) => !narrowed.has(one)),
    make_model: models.filter((one) => !badgedModels.has(one)),
  };
  if (left.make.length === make.length && left.make_model.length === models.length) return refinements;
  const { make: _make, make_model: _models, ...others } = refinements;
  return {
    ...others,
    ...(left.make.length > 0 ? { make: left.make } : {}),
    ...(left.make_model.length > 0 ? { make_model: left.make_model } : {}),
  };
}
