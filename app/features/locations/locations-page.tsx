import { Button } from "~/ui/button/button";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead } from "~/ui/theme/typography.css";
import { cellOf } from "./directory/cell-of";
import * as folds from "./directory/folds.css";
import { nearGroups } from "./directory/near-groups";
import { PlaceFold } from "./directory/place-fold";
import { LocationCard } from "./location-card";
import type { LocationsPageView, NearestFormView, PlaceGroupView } from "./location-views";
import * as css from "./locations.css";
import { NearestButton } from "./directory/nearest-button";
import { PostcodeField } from "./directory/postcode-field";
import { useNearest } from "./directory/use-nearest";
import { SitePathForm } from "~/ui/link/site-path-form";

/** All places of a dealer (LOC-05, LOC-17). */
export function LocationsPage({ view }: { readonly view: LocationsPageView }) {
  const { state, locate, sorted } = useNearest(view.words.nearest);
  const groups =
    state === "found"
      ? nearGroups(sorted(view.groups.flatMap(({ cards }) => cards)), view.words.nearest.further)
      : view.groups;
  return (
    <FramedPage frame={view.frame} className={css.page}>
      <div className={pageHead}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.intro}</p>
        {view.finder === null ? null : (
          <div className={css.finderLine}>
            <NearestForm form={view.finder} />
            <NearestButton words={view.words.nearest} state={state} onClick={locate} />
          </div>
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.title} group={group} view={view} />
      ))}
    </FramedPage>
  );
}

/** Places one below the other; under a heading they are folded, so that a group's dozens stay in sight. */
function Group({ group, view }: { readonly group: PlaceGroupView; readonly view: LocationsPageView }) {
  const isFolded = group.title !== "";
  const cards = (
    <ul className={classNames(css.grid, isFolded ? folds.places : css.list)}>
      {group.cards.map((card) => (
        <li key={card.id} className={cellOf(view.span)}>
          <LocationCard card={card} words={view.words} level={isFolded ? "h3" : "h2"} />
        </li>
      ))}
    </ul>
  );
  return isFolded ? <PlaceFold group={group}>{cards}</PlaceFold> : cards;
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
