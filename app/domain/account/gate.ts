import type { SiteConfig } from "../tenant/site-config";
import type { SignInKind } from "./sign-in-kind";

/** Pages that may ask for a sign-in (AUTH-05 to AUTH-09). */
export type Gate =
  | "onlinePayment"
  | "garage"
  | "watchlist"
  | "checkout"
  | "personalisedFinance"
  | "spinToWin"
  | "carFinance";

/** What is known about the page when its gate is asked. */
export interface GateFacts {
  /** The vehicle the page is about, once it is known: the checkout's gate waits for it (AUTH-11). */
  readonly carSlug?: string | null;
  /** Whether that vehicle has an NVIC: personalised finance is closed only for those (AUTH-07, OPEN-108). */
  readonly hasNvic?: boolean;
}

const KINDS: Readonly<Record<Gate, SignInKind>> = {
  onlinePayment: "online-payment",
  garage: "my-garage",
  watchlist: "watchlist",
  checkout: "checkout",
  personalisedFinance: "finance",
  spinToWin: "spin-to-win",
  carFinance: "car-finance",
};

/**
 * The kind of sign-in a page asks for; null when it is open. Payment, garage and watchlist always ask, the others by
 * the dealer's `auth.gates`; the finance page only when it is about a vehicle (OPEN-109). Trade-in never asks (AUTH-10).
 */
export function signInAsked(
  gate: Gate,
  { auth }: Pick<SiteConfig, "auth">,
  { carSlug, hasNvic = false }: GateFacts = {},
): SignInKind | null {
  const aboutCar = carSlug != null && carSlug !== "";
  const closed: Readonly<Record<Gate, boolean>> = {
    onlinePayment: true,
    garage: true,
    watchlist: true,
    checkout: auth.gates.checkout && aboutCar,
    personalisedFinance: auth.gates.personalisedFinance && hasNvic,
    spinToWin: auth.gates.spinToWin,
    carFinance: auth.gates.carFinance && aboutCar,
  };
  return closed[gate] ? KINDS[gate] : null;
}
