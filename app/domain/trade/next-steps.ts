/**
 * Keys of the words for what happens after a trade-in, in order: page and letter say the same. Who still pays the
 * vehicle off is asked for the lender's letter, and is not told that all of the money comes to them.
 * @param finance the answer to whether the vehicle is under finance
 */
export function tradeNextKeys(end: "accepted" | "sent", finance: string | undefined): readonly string[] {
  const say = (step: string) => `forms.tradeIn.${end}.${step}`;
  const isFinanced = finance === "Yes";
  return [
    say("next1"),
    say("next2"),
    ...(isFinanced ? ["trade.notes.payout"] : []),
    ...(end === "accepted" ? [say(isFinanced ? "financed3" : "next3")] : []),
  ];
}
