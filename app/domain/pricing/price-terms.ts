/** What is added to a price: what the state asks for to put a vehicle on the road, or something else, such as GST. */
export type AddedToPrice = "charges" | "other";

const LEFT_OUT = /\b(?:excl?(?:udes|uding|usive)?|ex|before|plus|not incl(?:uding|uded)?|without)\b|\+/i;
const CHARGES = /\b(?:gov(?:t|ernment)?|charges?|on[\s-]?roads?|orc|rego|registration|stamp duty)\b/i;
const OTHER = /\b(?:gst|tax(?:es)?|lct|delivery|freight)\b/i;
/** "Excluding Government Charges" */
const SHORT = /\begc\b/i;

/**
 * What has to be paid beside a price, as the words beside it say (PRICE-07): "Excl. Govt. Charges", "+ ORC". Null for
 * "Drive Away", for words that say nothing of it, and without any.
 */
export function addedToPrice(priceType: string | null): AddedToPrice | null {
  const type = priceType ?? "";
  if (SHORT.test(type)) return "charges";
  if (!LEFT_OUT.test(type)) return null;
  if (CHARGES.test(type)) return "charges";
  return OTHER.test(type) ? "other" : null;
}
