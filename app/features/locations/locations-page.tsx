import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import { cellOf } from "./directory/cell-of";
import { LocationCard } from "./location-card";
import type { LocationsPageView, NearestFormView } from "./location-views";
import * as css from "./locations.css";
import { NearestButton } from "./directory/nearest-button";
import { PostcodeField } from "./directory/postcode-field";
import { useNearest } from "./directory/use-nearest";
import { SitePathForm } from "~/ui/link/site-path-form";

/** All places of a dealer (LOC-05, LOC-17). */
export function LocationsPage({ view }: { readonly view: LocationsPageView }) {
  const { state, locate, sorted } = useNearest(view.words.nearest);
  return (
    <div className={classNames(wrap, css.page)}>
      <Breadcrumbs items={view.frame.crumbs} label={view.frame.crumbsLabel} className={css.crumbs} />
      <div className={css.head}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
        {view.finder === null ? null : (
          <div className={css.finderLine}>
            <NearestForm form={view.finder} />
            <NearestButton words={view.words.nearest} state={state} onClick={locate} />
          </div>
        )}
      </div>
      <ul className={classNames(css.grid, css.list)}>
        {sorted(view.cards).map((card) => (
          <li key={card.id} className={cellOf(view.span)}>
            <LocationCard card={card} words={view.words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From a postcode, by the server. */
function NearestForm({ form }: { readonly form: NearestFormView }) {
  return (
    <SitePathForm action={form.action} method="get" className={css.nearestForm}>
      <PostcodeField postcode={form.postcode} />
      <Button type="submit" className={css.find}>
        {form.submit}
      </Button>
    </SitePathForm>
  );
}
