import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { display, small, strong, tn } from "~/ui/theme/typography.css";
import * as css from "./trade-page.css";
import type { TradeOfferView } from "./trade-view";

/** The figure and what it lies between; or why a person has to look first. */
export function OfferPanel({ offer }: { readonly offer: TradeOfferView }) {
  if (offer.kind === "none") {
    return (
      <div className={css.none}>
        <Icon name="calendar" className={css.noteIcon} />
        <div className={css.noneWords}>
          <p className={strong}>{offer.title}</p>
          <p>{offer.text}</p>
        </div>
      </div>
    );
  }
  if (offer.kind === "range") {
    return (
      <div className={css.offer}>
        <div className={css.offerWords}>
          <p className={css.soft}>{offer.label}</p>
          <p className={classNames(display.d3, css.amount)}>{offer.amount}</p>
          <p className={css.soft}>{offer.text}</p>
        </div>
      </div>
    );
  }
  const { range } = offer;
  return (
    <div className={css.offer}>
      <div className={css.offerWords}>
        <p className={css.soft}>{offer.label}</p>
        <p className={classNames(display.d4, css.amount)}>{offer.amount}</p>
        <p className={css.soft}>{offer.until}</p>
      </div>
      <div className={css.range}>
        <p className={classNames(small, css.soft)}>{range.label}</p>
        <div className={css.bar} aria-hidden="true">
          <span className={css.marker} style={{ insetInlineStart: `${range.at}%` }} />
        </div>
        <p className={classNames(css.ends, tn, strong)}>
          <span>{range.low}</span>
          <span>{range.high}</span>
        </p>
      </div>
    </div>
  );
}
