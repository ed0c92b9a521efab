import { FULL_DEALER } from "./full-dealer";

/** Pages by what they are; `#` stands for the dealer's five digits. */
const car = (number: number) => `/cars/car-w#-${number}`;
export const HOME = "/";
export const LIST = "/search/new-used-and-demo-cars";
export const [USED, SECOND, SOON, SUZUKI] = [car(10), car(11), car(17), car(21)] as const;
export const CONTACT = "/contact-us";
export const PLACE = "/locations/yard";
export const FINANCE = "/finance";

/**
 * One change to the full dealer's file: the field, its other value, the page on which that shows, and what else has to
 * stand in the file before and after.
 */
export type Flip = readonly [
  field: string,
  value: unknown,
  page: string,
  with_?: Readonly<Record<string, unknown>>,
];

export const RESERVE = `${USED}/checkout`;
export const JOURNEY = "/checkout-journey?car_id=car-w#-10";
export const ENQUIRE = "/enquire?car_id=car-w#-10";
export const DELIVERY = "/api/delivery?postcode=4105&car=car-w#-10";
export const FAR = "/api/delivery?postcode=4207&car=car-w#-10";
export const BUDGET = `${LIST}?budget=weekly:300:0`;
/** A vehicle that stands at another location than the main one. */
export const ELSEWHERE = car(22);

/** The form of the workshop at one of its places: its days are those of the place. */
export const WORKSHOP = "/service?location=workshop-w#";
export const VISIT = "/book-test-drive?car_id=car-w#-10";

export const STRIPE = {
  provider: "stripe",
  secretKeyEnv: "STRIPE_KEY_#",
  webhookSecretEnv: "STRIPE_HOOK_#",
};
export const NO_HOURS = { "site.locations[0].contactDetail.openingHours": [] };
export const SOUTH = { "site.locations[2].dealershipId": "south-w#" };
/** Without the page of fleets. */
export const FEWER_PAGES = FULL_DEALER.routes.enabled.filter((page) => page !== "fleet");
