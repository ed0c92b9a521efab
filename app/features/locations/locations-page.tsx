import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import { LocationCard } from "./location-card";
import type { LocationsPageView } from "./location-views";
import * as css from "./locations.css";

/** All places of a dealer (LOC-05, LOC-17). */
export function LocationsPage({ view }: { readonly view: LocationsPageView }) {
  return (
    <div className={classNames(wrap, css.page)}>
      <Breadcrumbs items={view.frame.crumbs} label={view.frame.crumbsLabel} className={css.crumbs} />
      <div className={css.head}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
      </div>
      <ul className={classNames(css.grid, css.list)}>
        {view.cards.map((card) => (
          <li key={card.id} className={view.span > 4 ? css.wideCell : css.cell}>
            <LocationCard card={card} words={view.words} />
          </li>
        ))}
      </ul>
    </div>
  );
}
