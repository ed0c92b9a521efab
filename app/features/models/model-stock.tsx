import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { flip, four, head } from "~/ui/theme/layout.css";
import { display } from "~/ui/theme/typography.css";
import * as css from "./model-page.css";
import type { ModelStockView } from "./model-views";

interface ModelStockProps<Card> {
  readonly stock: ModelStockView<Card>;
  readonly renderCard: (card: Card) => ReactNode;
}

/** The vehicles in stock of a model or a make. */
export function ModelStock<Card>({ stock, renderCard }: ModelStockProps<Card>) {
  return (
    <section id="stock" className={css.anchored} aria-labelledby="stock-title">
      <div className={head}>
        <h2 className={display.d3} id="stock-title">
          {stock.title}
        </h2>
        {stock.more === null ? null : (
          <TextLink href={stock.more.href}>
            {stock.more.label}
            <Icon name="arrow-right" size="sm" className={flip} />
          </TextLink>
        )}
      </div>
      {stock.none === null ? <div className={four}>{stock.cards.map(renderCard)}</div> : <p>{stock.none}</p>}
    </section>
  );
}
