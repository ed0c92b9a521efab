/** What ends before the day on which a buyer wants the vehicle, with its last day, `2026-12-01`. */
export interface EndsBefore {
  readonly what: "tradeIn" | "hold";
  readonly lastDay: string;
}

/**
 * What is over by the day that suits a buyer: the figure of their trade-in, the hold of the vehicle. The day is taken all
 * the same; the buyer is told.
 * @param day `2026-12-29`; null where none was given
 * @param ends their last days; null for what there is not
 */
export function endsBefore(
  day: string | null,
  ends: Readonly<Record<EndsBefore["what"], string | null>>,
): readonly EndsBefore[] {
  return (["tradeIn", "hold"] as const).flatMap((what) => {
    const lastDay = ends[what];
    return day === null || lastDay === null || day <= lastDay ? [] : [{ what, lastDay }];
  });
}
