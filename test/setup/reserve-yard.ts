import type { AppLoadContext } from "@remix-run/node";
import { vi } from "vitest";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { action, loader } from "~/routes/cars.$slug_.checkout/route";
import { action as pressOrder, loader as showOrder } from "~/routes/order.$reference/route";
import { loader as pay } from "~/routes/order.$reference_.pay/route";
import { services } from "~/services.server";
import { vehicleWith } from "../fixtures/vehicle";
import { emptyYard, filledForm, SHOPPER, startYard, whereTo, yardRequest } from "./yard-site";

const RESERVED = vehicleWith(7, { slug: "2020-mazda-cx-5-7", checkout_enabled: true, price: 20_000 });
/** Where it is reserved. */
export const RESERVE_PATH = `/cars/${RESERVED.slug}/checkout`;
const params = { slug: RESERVED.slug };
const { postcode: _none, ...zoe } = SHOPPER;
/** Who reserves it. */
export const ZOE = zoe;
/** What is sent first. */
export const MISTYPED = { ...ZOE, email: "zoe@exmaple.com", message: "I come on Friday.", terms: "on" };
/** What was meant. */
export const CORRECTED = { ...MISTYPED, email: ZOE.email, message: "I come on Sunday." };
/** What another person sends. */
export const TOM = {
  ...{ name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "0491 570 157" },
  ...{ message: "Does it tow a boat?", terms: "on" },
};

/** A yard at which vehicles are reserved. */
export function startReserveYard(): void {
  startYard({
    features: { reserveOnline: true },
    forms: { limits: { leastSeconds: 0 } },
    routes: { enabled: ["checkout", "vehicle"] },
  });
}

/** A yard in which nothing was sent. */
export async function emptyReserveYard(): Promise<void> {
  vi.restoreAllMocks();
  await emptyYard();
  const { search } = await services();
  vi.spyOn(search, "findBySlug").mockResolvedValue(RESERVED);
}

/** A page that was refused because somebody else began, as it is drawn. */
export interface RefusedReservation {
  readonly token: string;
  readonly notice: {
    readonly links: readonly { readonly href: string }[];
    readonly deeds: readonly { readonly action: string }[];
  };
}

/** One browser that reserves the vehicle. */
export function reserveBrowser() {
  let cookie = "";
  const about = (path: string) => ({
    context: {},
    params: { reference: /^\/order\/([^/?]+)/.exec(path)?.[1] ?? "" },
  });
  return {
    async send(values: Readonly<Record<string, string>>, path = RESERVE_PATH, context: AppLoadContext = {}) {
      const form = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, "reserve");
      const request = (await filledForm({ path, form, values, cookie }))();
      cookie = request.headers.get("cookie") ?? "";
      return action({ request, context, params });
    },
    /** Opens the payment page. @returns its address */
    async pay(to: unknown) {
      const path = String(to);
      const [, way] = whereTo(await pay({ request: yardRequest(path, { cookie }), ...about(path) }));
      return String(way);
    },
    async order(to: unknown) {
      const path = String(to).replace(/\/pay$/, "");
      const answer = await showOrder({ request: yardRequest(path, { cookie }), ...about(path) });
      return answer;
    },
    async press(to: unknown, intent: string) {
      const path = String(to).replace(/\/pay$/, "");
      const body = new URLSearchParams({ intent });
      return pressOrder({ request: yardRequest(path, { cookie, body }), ...about(path) });
    },
    shown: async (context: AppLoadContext, path = RESERVE_PATH) =>
      loader({ request: yardRequest(path, { cookie }), context, params }),
  };
}

/** What the dealer and the desk have of it. */
export async function keptOfReservations() {
  const { database } = await services();
  const leads = await database.queries.selectFrom("lead").selectAll().orderBy("received_at").execute();
  const changes = await database.queries.selectFrom("lead_change").selectAll().execute();
  const orders = await database.queries.selectFrom("checkout_order").selectAll().execute();
  return { leads, changes: changes.map(({ document }) => document), orders };
}

/** Pays on a payment page. @param way its address */
export async function paidInSandbox(way: string) {
  const { sandboxPayments } = await services();
  await sandboxPayments?.pay("yard", way.replace(/^.*\//, ""), "approved");
}
