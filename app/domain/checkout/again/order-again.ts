import { DELIVERY_FIELDS } from "../../delivery/order-delivery";
import { isLikelySamePerson } from "../../lead/origin/same-sender";
import { isSlipOfNumber } from "../invoice-number";
import type { NewOrder, Order } from "../order";
import { TERMS_AGREED } from "../order-price";

/**
 * What a form is to the order that its browser has. `same`: it says nothing else. `corrects`: its person says something else,
 * and has not paid. `late`: they have. `other`: it is somebody else's, or asks for something else.
 */
export type OrderAgain = "same" | "corrects" | "late" | "other";

/**
 * What {@link OrderAgain} a form is whose order is wanted. Who pays for no vehicle pays an invoice.
 * @param isSaidSame whether its person says that the other order is theirs, whoever they are called
 */
export function orderAgain(own: Order, wanted: NewOrder, isSaidSame = false): OrderAgain {
  const isOfPerson = isSaidSame || isLikelySamePerson(own.contact, wanted.contact);
  if (own.kind !== wanted.kind || !isOfPerson || !isSameMatter(own, wanted)) return "other";
  if (isAlike(own, wanted)) return "same";
  return own.state === "pending" ? "corrects" : "late";
}

/**
 * Who sends the page of an invoice once more may have mistyped the invoice; who opens it anew too, where the number is nearly the
 * same and the amount is.
 */
function isSameMatter(own: Order, wanted: NewOrder): boolean {
  if (own.carId !== null || wanted.carId !== null) return own.carId === wanted.carId;
  if (pageKey(own) === pageKey(wanted)) return true;
  const [before = "", now = ""] = [own, wanted].map(({ fields }) => fields["invoice"]);
  const isSameAmount = own.amount.minor === wanted.amount.minor;
  return before === now || (isSameAmount && isSlipOfNumber(before, now));
}

/** The key of the form as it was opened, of the one under which it was sent. */
export function pageKey({ submissionKey }: Pick<NewOrder, "submissionKey">): string {
  return submissionKey.split(".")[0]?.split(" ").at(-1) ?? "";
}

function isAlike(own: Order, wanted: NewOrder): boolean {
  return saidIn(own) === saidIn(wanted);
}

/** Not every page of a form says what was agreed to; an outside service's price may not come twice. */
const UNSAID: ReadonlySet<string> = new Set([TERMS_AGREED, ...DELIVERY_FIELDS]);

function saidIn({ contact, fields, amount }: NewOrder): string {
  const { name, lastName, email, phone, postcode } = contact;
  const answers = Object.entries(fields).filter(([key, value]) => !UNSAID.has(key) && value !== "");
  const sorted = answers.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([name, lastName, email, phone, postcode, amount.minor, amount.currency, sorted]);
}
