/** Why somebody is asked to sign in (ROUTE-68). `trade-in` is understood, though nothing sends visitors with it. */
export const SIGN_IN_KINDS = [
  "trade-in",
  "checkout",
  "finance",
  "spin-to-win",
  "online-payment",
  "car-finance",
  "my-garage",
  "watchlist",
] as const;

/** One of {@link SIGN_IN_KINDS}. */
export type SignInKind = (typeof SIGN_IN_KINDS)[number];

/** The kind an address names; null for none and for words that are no kind. */
export function readSignInKind(text: string | null): SignInKind | null {
  return SIGN_IN_KINDS.find((kind) => kind === text) ?? null;
}
