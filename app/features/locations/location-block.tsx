import { SectionHead } from "~/ui/section-head/section-head";
import { classNames } from "~/ui/theme/class-names";
import { section, wrap } from "~/ui/theme/layout.css";
import { sr } from "~/ui/theme/typography.css";
import type { RenderEmailDialog } from "./yard/email-link";
import { cellOf } from "./directory/cell-of";
import { LocationCard } from "./location-card";
import { LOCATION_BLOCK_ID } from "./location-block-id";
import type { LocationBlockView } from "./location-views";
import * as css from "./locations.css";
import { PlaceDetails } from "./yard/place-details";

interface LocationBlockProps {
  readonly view: LocationBlockView;
  readonly renderEmailDialog: RenderEmailDialog;
}

/** The dealer's places on a page about something else: one large, several as cards or tabs (LOC-04 to LOC-06). */
export function LocationBlock({ view, renderEmailDialog }: LocationBlockProps) {
  return (
    <div id={LOCATION_BLOCK_ID}>
      <section className={classNames(section, css.anchored)} id="locations" aria-labelledby="locations-title">
        <div className={wrap}>
          <SectionHead id="locations-title" title={view.title} text={view.text} more={view.more} />
          {view.layout === "cards" ? (
            <Cards view={view} />
          ) : (
            <Tabs view={view} renderEmailDialog={renderEmailDialog} />
          )}
        </div>
      </section>
    </div>
  );
}

function Cards({ view: { places, span, words } }: Pick<LocationBlockProps, "view">) {
  return (
    <ul className={css.grid}>
      {places.map(({ card }) => (
        <li key={card.id} className={cellOf(span)}>
          <LocationCard card={card} words={words} level="h3" />
        </li>
      ))}
    </ul>
  );
}

/** Native radio buttons choose whose panel shows, so that it works without script; one place needs no choice. */
function Tabs({ view: { places, words }, renderEmailDialog }: LocationBlockProps) {
  const several = places.length > 1;
  return (
    <div className={classNames(css.departments, several && css.several)}>
      {several ? (
        <fieldset className={css.departments}>
          <legend className={sr}>{words.choose}</legend>
          <div className={css.choices}>
            {places.map(({ card }, index) => (
              <label key={card.id}>
                <input
                  type="radio"
                  name="location-tab"
                  value={card.id}
                  className={css.choice}
                  defaultChecked={index === 0}
                />
                <span className={css.choiceFace}>{card.name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {places.map((place) => (
        <div key={place.card.id} className={css.department}>
          <PlaceDetails place={place} words={words} renderEmailDialog={renderEmailDialog} />
        </div>
      ))}
    </div>
  );
}
