import type { LeadKind } from "../lead/lead";

/** The parts of an account that hold what was sent, in the order they are shown in. */
export const ACCOUNT_SECTIONS = ["bookings", "orders", "offers", "prizes", "enquiries"] as const;
/** One of {@link ACCOUNT_SECTIONS}. */
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

const SECTIONS: Readonly<Partial<Record<LeadKind, AccountSection>>> = {
  testDrive: "bookings",
  service: "bookings",
  reservation: "orders",
  purchase: "orders",
  onlinePayment: "orders",
  tradeIn: "offers",
  offer: "offers",
  spinToWin: "prizes",
};

/** The part of an account in which a lead is shown. */
export function accountSectionOf(kind: LeadKind): AccountSection {
  return SECTIONS[kind] ?? "enquiries";
}
