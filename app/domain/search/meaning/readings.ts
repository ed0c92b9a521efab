import type { RangeAttribute } from "../attributes";
import type { NearPlace } from "../near-place";
import type { NumberRange, SortKey } from "../query";
import type { Meaning } from "./vocabulary";

/** One thing that a stretch of a text says. */
export type Reading =
  | {
      readonly kind: "values";
      readonly end: number;
      readonly meaning: Meaning;
      /** "White is fine": of what is not wanted beside it, this is only no part. */
      readonly isAllowed?: true;
      /** "If possible": asked for only where some vehicle has it. */
      readonly isWish?: true;
      /** What the same words mean where the first finds nothing. */
      readonly orElse?: Meaning;
      /** "Corolla or similar": a model that stands for its kind. */
      readonly isLike?: true;
      /** What is said of one of two vehicles that are compared: asked for only where both have it. */
      readonly isOfOne?: true;
    }
  | {
      readonly kind: "range";
      readonly end: number;
      readonly attribute: RangeAttribute;
      readonly range: NumberRange;
      /** Of a word without an amount, such as "cheap": an amount in the same text counts instead. */
      readonly isUsual?: true;
      /** Values that the same word asks for besides, where the text names none of their kind. */
      readonly also?: Meaning;
      /** As of values. */
      readonly isWish?: true;
    }
  /** What a vehicle may not be; settled into the values that are left. */
  | { readonly kind: "except"; readonly end: number; readonly meaning: Meaning }
  | { readonly kind: "near"; readonly end: number; readonly near: NearPlace }
  | { readonly kind: "sort"; readonly end: number; readonly sort: SortKey }
  /** `code` is text whose announcing words are left out, `aside` a wish that no filter holds; `isWish` as of values. */
  | {
      readonly kind: "text" | "aside" | "filler" | "or" | "code";
      readonly end: number;
      readonly isWish?: true;
    };
/** A reading and where it begins. */
export type PlacedReading = Reading & { readonly from: number };
/** Values that a stretch names. */
export type ValuesReading = Extract<Reading, { readonly kind: "values" }>;

/** What a measure has to be; told alone where no filter of the dealer's holds it. */
export type MeasuredReading =
  | {
      readonly kind: "range";
      readonly end: number;
      readonly attribute: RangeAttribute;
      readonly range: NumberRange;
    }
  | { readonly kind: "aside"; readonly end: number };
