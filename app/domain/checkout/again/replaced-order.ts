import type { NewOrder, Order } from "../order";
import { orderNews, payBy } from "../order-change";
import { TERMS_AGREED } from "../order-price";

/**
 * An order that takes the place of an earlier one: what is corrected gives nobody more time to pay.
 * @param wanted as its form makes it
 */
export function replacingOrder(earlier: Order, wanted: NewOrder, now: Date): NewOrder {
  const { createdAt } = earlier;
  const agreed = earlier.fields[TERMS_AGREED];
  return {
    ...wanted,
    // Not every page of a form asks for it again.
    fields: { ...(agreed === undefined ? {} : { [TERMS_AGREED]: agreed }), ...wanted.fields },
    createdAt,
    payBy: payBy(new Date(createdAt), now),
    // Who goes back to what was sent first sends it under a key that is known.
    submissionKey: `${wanted.submissionKey} after ${earlier.id}`,
  };
}

/** The earlier one as it ends; the dealer is told of the other under the same lead, and of nothing here. */
export function replacedOrder(earlier: Order, replacedBy: string, endedAt: string): Order {
  const state = "released";
  const toldAs = orderNews({ ...earlier, state });
  return { ...earlier, state, ending: "replaced", endedAt, holdUntil: null, replacedBy, toldAs };
}
