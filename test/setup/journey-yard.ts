import { vi } from "vitest";
import { type CheckoutFormKey, checkoutForm } from "~/domain/checkout/checkout-forms";
import { action, loader } from "~/routes/checkout-journey/route";
import { services } from "~/services.server";
import { vehicleWith } from "../fixtures/vehicle";
import { emptyYard, filledForm, startYard, yardRequest } from "./yard-site";

/** The vehicle that is bought. */
export const BOUGHT = vehicleWith(7, { slug: "2020-mazda-cx-5-7", checkout_enabled: true, price: 20_000 });
/** Another person than the usual shopper. */
export const TOM = { name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "0491 570 157" };

/** A yard at which vehicles are bought online. @param groups more of its configuration */
export function startJourneyYard(groups: object = {}): void {
  startYard({
    features: { buyOnline: true },
    forms: { limits: { leastSeconds: 0 } },
    routes: { enabled: ["checkout", "checkoutJourney", "vehicle"] },
    ...groups,
  });
}

let address = 0;

/** A yard in which nothing was sent, for a visitor of another address: from one, the forms of a file would be too many. */
export async function emptyJourneyYard(): Promise<void> {
  vi.restoreAllMocks();
  address += 1;
  await emptyYard();
  const { search } = await services();
  vi.spyOn(search, "findBySlug").mockResolvedValue(BOUGHT);
}

/** The address of a step of the journey. */
export const stepPage = (step: string) => `/checkout-journey?car_id=${BOUGHT.slug}&step=${step}`;

/** A page that was refused because somebody else began, as it is drawn. */
export interface RefusedStep {
  readonly token: string;
  readonly notice: { readonly deeds: readonly { readonly action: string }[] };
}

/** One browser at the journey. */
export function journeyBrowser() {
  let cookie = "";
  const headers = { "x-visitor-address": `203.0.113.${address}` };
  const send = async (
    step: string,
    key: CheckoutFormKey,
    values: Readonly<Record<string, string>>,
    path = stepPage(step),
  ) => {
    const form = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, key);
    const request = (await filledForm({ path, form, values, cookie, headers }))();
    cookie = request.headers.get("cookie") ?? "";
    return action({ request, context: {}, params: {} });
  };
  return {
    details: (values: Readonly<Record<string, string>>, path?: string) =>
      send("details", "buyDetails", values, path),
    payment: (
      path?: string,
      values: Readonly<Record<string, string>> = { pay_by: "transfer", tradeIn: "No" },
    ) => send("payment", "buyPayment", values, path),
    incomplete: (path: string) => send("payment", "buyPayment", {}, path),
    handover: (
      path?: string,
      values: Readonly<Record<string, string>> = { handover: "deliver", delivery_address: "1 Main Street" },
    ) => send("handover", "buyHandover", values, path),
    review: () => send("review", "buyReview", { terms: "on" }),
    asking: (path: string) => yardRequest(path, { cookie, headers }),
    shown: async (step: string) =>
      (
        await loader({ request: yardRequest(stepPage(step), { cookie, headers }), context: {}, params: {} })
      ).json(),
  };
}

/** What the dealer is told of the journeys: its leads, and how many mails leave at once and later. */
export async function toldOfJourneys() {
  const { database } = await services();
  const leads = await database.queries.selectFrom("lead").selectAll().orderBy("received_at").execute();
  const waiting = await database.queries.selectFrom("delivery").select("due_at").execute();
  const later = waiting.filter(({ due_at: due }) => Date.parse(due) > Date.now() + 50 * 60_000);
  return { leads, now: waiting.length - later.length, later: later.length };
}
