import { useEffect, useState } from "react";
import { SALES_COUNT_SECONDS, salesToday } from "~/domain/tenant/sales-count";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, muted, small, tn } from "~/ui/theme/typography.css";
import type { HomeBlockView } from "../home-view";
import * as css from "./trust.css";

type SalesCounterBlock = Extract<HomeBlockView<unknown>, { kind: "salesCounter" }>;

/** Vehicles sold so far today; a count by the clock is worked out again every 150 seconds (HOME-08). */
export function SalesCounter({ block }: { readonly block: SalesCounterBlock }) {
  const { perDay, timeZone, locale, title, note } = block;
  const [count, setCount] = useState(block.count);
  useEffect(() => {
    if (perDay === null) return undefined;
    const look = () => setCount(salesToday(perDay, new Date(), timeZone));
    look();
    const timer = setInterval(look, SALES_COUNT_SECONDS * 1_000);
    return () => clearInterval(timer);
  }, [perDay, timeZone]);
  return (
    <section className={css.counter}>
      <p className={classNames(wrap, css.counterLine)}>
        <b className={classNames(display.d3, tn)}>{count.toLocaleString(locale)}</b>
        <span>{title}</span>
        {note === "" ? null : <span className={classNames(muted, small)}>{note}</span>}
      </p>
    </section>
  );
}
