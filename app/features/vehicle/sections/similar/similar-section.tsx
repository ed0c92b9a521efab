import { Link } from "~/ui/link/link";
import { useRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { flip, head, section, wrap } from "~/ui/theme/layout.css";
import { display } from "~/ui/theme/typography.css";
import { cardLabels } from "../../card/card-labels";
import type { CardView } from "../../card/card-view";
import { VehicleCard } from "../../card/vehicle-card";
import * as css from "./similar.css";
import type { SimilarView } from "./similar-view";
import { SIMILAR_ID } from "./similar-id";
import { useSimilarCards } from "./use-similar-cards";

/** Vehicles like this one in two columns (SIMI-01), with placeholders until they are there (SIMI-03). */
export function SimilarSection({ view }: { readonly view: SimilarView }) {
  const place = useRef<HTMLElement>(null);
  const fetched = useSimilarCards(place, view);
  const cards = view.cards ?? fetched;
  if (cards?.length === 0) return <div id={SIMILAR_ID} />;
  return (
    <div id={SIMILAR_ID}>
      <section
        ref={place}
        id="similar"
        className={classNames(section, css.band)}
        aria-labelledby="similar-title"
        aria-busy={cards === null}
      >
        <div className={wrap}>
          <div className={head}>
            <h2 id="similar-title" className={display.d3}>
              {view.title}
            </h2>
            <TextLink href={view.all.href}>
              {view.all.text}
              <Icon name="arrow-right" size="sm" className={flip} />
            </TextLink>
          </div>
          {cards === null ? <Placeholders view={view} /> : <Cards cards={cards} />}
        </div>
      </section>
    </div>
  );
}

const SIZES = "(max-width: 720px) 82vw, (max-width: 1080px) 46vw, 420px";

function Cards({ cards }: { readonly cards: readonly CardView[] }) {
  const { t } = useTranslation();
  const labels = cardLabels(t);
  return (
    <div className={css.pairs}>
      {cards.map((card) => (
        <VehicleCard key={card.id} card={card} labels={labels} sizes={SIZES} />
      ))}
    </div>
  );
}

function Placeholders({ view }: { readonly view: SimilarView }) {
  const { t } = useTranslation();
  return (
    <>
      <noscript>
        <Link reloadDocument className={css.link} to={view.pageHref}>
          {/* With script this is never shown, and its words are not loaded. */}
          {t("similar.here")}
        </Link>
      </noscript>
      <div className={classNames(css.pairs, css.waiting)} aria-hidden="true">
        {Array.from({ length: view.count }, (_, index) => (
          <div key={index} className={css.placeholder}>
            <span className={css.picture} />
            <span className={css.lines} />
          </div>
        ))}
      </div>
    </>
  );
}
