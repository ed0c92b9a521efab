import { cardLabels } from "~/features/vehicle/card/card-labels";
import { VehicleCard } from "~/features/vehicle/card/vehicle-card";
import { useTranslation } from "~/i18n/translation";
import { SectionHead } from "~/ui/section-head/section-head";
import { four } from "~/ui/theme/layout.css";
import { POST_STOCK_ID } from "./post-stock-id";
import type { PostStockView } from "./site-page-view";

const SIZES = "(max-width: 720px) 82vw, (max-width: 1080px) 46vw, 320px";

/** Vehicles below a post, with the way to all of them. */
export function PostStock({ view: { title, more, cards } }: { readonly view: PostStockView }) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <div id={POST_STOCK_ID}>
      <section aria-labelledby="post-stock-title">
        <SectionHead id="post-stock-title" title={title} more={more} />
        <div className={four}>
          {cards.map((card) => (
            <VehicleCard key={card.id} card={card} labels={labels} sizes={SIZES} />
          ))}
        </div>
      </section>
    </div>
  );
}
