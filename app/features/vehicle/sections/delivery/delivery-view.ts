import type { KeptParameter } from "../kept-parameters";

/** What the result area of the delivery estimate shows. */
export type DeliveryEstimateState =
  | { readonly state: "idle" }
  | { readonly state: "loading" }
  | { readonly state: "result"; readonly name: string; readonly price: number }
  /** `field` stands beside the postcode, `text` where the price would. */
  | { readonly state: "error"; readonly field: string | null; readonly text: string | null };

/** The delivery estimate, ready to print. */
export interface DeliveryView {
  /** Where the form goes without script. */
  readonly action: string;
  readonly kept: readonly KeptParameter[];
  /** Where script asks; `postcode` is added. */
  readonly lookup: string;
  readonly postcode: string;
  /** The country's postcodes, as a pattern for the whole of one. */
  readonly pattern: string;
  readonly maxLength: number;
  readonly malformed: string;
  readonly answer: DeliveryEstimateState;
  readonly locale: string;
  readonly currency: string;
}
