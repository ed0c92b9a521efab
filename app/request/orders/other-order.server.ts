import type { Order } from "~/domain/checkout/order";
import { CORRECT, withCorrect } from "~/features/checkout/order/order-view";
import { takeBackBegun } from "../begun-form.server";
import type { FormSite } from "../form-context.server";

/** Parameter of the order's page that has the key of a form that was refused because of the order. */
export const BESIDE = "beside";
/** Parameters of a form's address that name the order which is given up for it, or which it corrects. */
const OVERRULES = { instead: "instead", same: "same" } as const;

/** The address of a form by which another's order is given up for it (`instead`), or is said to be its person's (`same`). */
export function overrulingPath(
  action: string,
  own: Order,
  { services }: FormSite,
  how: keyof typeof OVERRULES,
): string {
  const reference = services.orderLinks.path(own).split("/").at(-1) ?? "";
  return `${action}${action.includes("?") ? "&" : "?"}${OVERRULES[how]}=${reference}`;
}

/** Whether a form was sent to such an address. */
export function overrules(
  { url }: Request,
  { services }: FormSite,
  own: Order,
  how: keyof typeof OVERRULES,
): boolean {
  const reference = new URL(url).searchParams.get(OVERRULES[how]);
  return reference !== null && services.orderLinks.path(own).endsWith(`/${reference}`);
}

/** The page of an order, for whoever was refused because of it. @param key of the form that was refused */
export function besidePath(own: Order, key: string, { services }: FormSite): string {
  return `${services.orderLinks.path(own)}?${BESIDE}=${encodeURIComponent(key)}`;
}

/**
 * Whoever was refused pays or corrects the order all the same: the dealer is not told of their form as one that was left.
 * @param key of the form that is sent
 */
export async function joinOrder({ url }: Request, site: FormSite, key?: string): Promise<void> {
  const query = new URL(url).searchParams;
  const keys = [key, query.get(BESIDE), query.get(CORRECT)];
  for (const one of keys) if (one) await takeBackBegun(site, one);
}

/** Whether a page shows what an order says, for its shopper to correct it. */
export function isCorrected({ url }: Request, { state }: Order): boolean {
  return state === "pending" && new URL(url).searchParams.has(CORRECT);
}

/** The address of another page on which the same order is corrected. */
export function correctingPath(path: string, { url }: Request): string {
  return withCorrect(path, new URL(url).searchParams.get(CORRECT) ?? "");
}
