import { HAN_BADGE_WORDS } from "../badges/badge-words";
import { HAN_AMOUNT_WORDS } from "../amount-words";
import { HAN_CITY_WORDS } from "../places/city-words";
import { HAN_ASIDE_WORDS } from "../needs/aside-words";
import { HAN_NEED_WORDS } from "../needs/need-words";
import { HAN_HOUSEHOLD_WORDS } from "../needs/people/household-words";
import { HAN_SERVICE_WORDS } from "../needs/service-words";
import { HAN_LICENCE_WORDS } from "../needs/need-words";
import { HAN_COMPARED_WORDS } from "../needs/compared-words";
import { HAN_LISTED_WORDS } from "../needs/listed-words";
import { HAN_NEAR_WORDS } from "../places/near-words";
import { HAN_REPAYMENT_WORDS } from "../read-repayment";
import { HAN_KIND_WORDS } from "./kind-words";
import { MAKE_WORDS } from "../models/make-words";
import { MODEL_WORDS } from "../models/model-words";
import { HAN_MASS_WORDS } from "./mass-words";
import { HAN_WISH_WORDS } from "../wish-words";
import { ALTERNATIVES, FILLERS, NEGATIONS, OUTSIDE } from "../name-words";

/** Names of makes and models, here or not: a text falls into them either way. */
const NAMES: readonly string[] = [MAKE_WORDS, MODEL_WORDS]
  .flatMap((table) => Object.values(table))
  .flatMap((words) => words.split(", "));
const MIXED = /\p{Script=Han}.*[a-z\d]|[a-z\d].*\p{Script=Han}/u;
const WORD = /\p{Script=Han}{2,}/gu;

/** The words that Chinese text, which has no blanks, falls into. @param keys those of a stock */
export function hanWords(keys: Iterable<string>): ReadonlySet<string> {
  const rest = [...FILLERS, ...NEGATIONS, ...OUTSIDE, ...ALTERNATIVES];
  const known = [...keys];
  return new Set(
    [
      ...known,
      // "360影像" falls into a number and a word.
      ...known.flatMap((key) => (MIXED.test(key) ? (key.match(WORD) ?? []) : [])),
      ...rest,
      ...NAMES,
      ...HAN_AMOUNT_WORDS,
      ...HAN_MASS_WORDS,
      ...HAN_WISH_WORDS,
      ...HAN_KIND_WORDS,
      ...HAN_BADGE_WORDS,
      ...HAN_CITY_WORDS,
      ...HAN_NEAR_WORDS,
      ...HAN_NEED_WORDS,
      ...HAN_ASIDE_WORDS,
      ...HAN_HOUSEHOLD_WORDS,
      ...HAN_COMPARED_WORDS,
      "不考虑",
      ...HAN_LISTED_WORDS,
      ...HAN_LICENCE_WORDS,
      ...HAN_SERVICE_WORDS,
      ...HAN_REPAYMENT_WORDS,
    ].filter((word) => /^\p{Script=Han}+$/u.test(word)),
  );
}
