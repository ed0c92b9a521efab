import type { LeadRecord } from "../lead/lead-record";
import { goesTowards } from "./accepted-offer";
import { TRADES_FOR_ANOTHER } from "./trade-fields";

/** What of a trade-in decides where its money goes. */
export interface TradedFor {
  /** The answer to whether the vehicle is under finance. */
  readonly finance: string | undefined;
  /** Whether it goes towards another vehicle. */
  readonly isTowards: boolean;
}

/** What a lead of a trade-in says of it. */
export function tradedFor({ fields, vehicle }: Pick<LeadRecord, "fields" | "vehicle">): TradedFor {
  return {
    finance: fields["finance"],
    isTowards: goesTowards(fields[TRADES_FOR_ANOTHER], vehicle !== null),
  };
}

/** Key of the words about the lender's letter, and who gets what its vehicle is worth; null for who has no lender. */
export function payoutKey({ finance, isTowards }: TradedFor): string | null {
  if (finance !== "Yes") return null;
  return isTowards ? "trade.notes.payoutTowards" : "trade.notes.payout";
}

/**
 * Keys of the words for what happens after a trade-in, in order: page and letter say the same. Who still pays the
 * vehicle off is asked for the lender's letter, and is not told that all of the money comes to them; who trades it in
 * on another vehicle is told that its value goes off that one's price.
 */
export function tradeNextKeys(end: "accepted" | "sent", traded: TradedFor): readonly string[] {
  const say = (step: string) => `forms.tradeIn.${end}.${step}`;
  const payout = payoutKey(traded);
  const last = payout === null ? (traded.isTowards ? "towards3" : "next3") : "financed3";
  return [
    say("next1"),
    say("next2"),
    ...(payout === null ? [] : [payout]),
    ...(end === "accepted" ? [say(last)] : []),
  ];
}
