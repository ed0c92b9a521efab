import { Button } from "~/ui/button/button";
import { label as labelClass } from "~/ui/field/field.css";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { LabelledSelect } from "~/ui/select/labelled-select";
import { TextInput } from "~/ui/text-input/text-input";
import { TextLink } from "~/ui/text-link/text-link";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, muted, small, strong, tn } from "~/ui/theme/typography.css";
import { MapImage, Open } from "~/features/locations/location-card";
import type {
  DirectoryFormView,
  DirectoryPageView,
  LocationCardView,
  PlaceGroupView,
} from "~/features/locations/location-views";
import { SitePathForm } from "~/ui/link/site-path-form";
import * as css from "~/features/locations/locations.css";
import * as finder from "./finder.css";
import { nearGroups } from "./near-groups";
import { NearestButton } from "./nearest-button";
import { PlaceFold } from "./place-fold";
import { PostcodeField } from "./postcode-field";
import { useNearest } from "./use-nearest";

/** A group's places: filters, a list, and a map beside it. */
export function DirectoryPage({ view }: { readonly view: DirectoryPageView }) {
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
      </div>
      <Finder form={view.form} />
      <div className={css.belowFinder}>
        <NearestButton words={view.words.nearest} state={state} onClick={locate} />
      </div>
      <div className={css.directory}>
        <div className={css.groups}>
          <p className={strong} role="status">
            {view.summary}
          </p>
          {view.empty === null ? null : (
            <p>
              {view.empty.text} <TextLink href={view.empty.href}>{view.empty.label}</TextLink>
            </p>
          )}
          <div>
            {groups.map((group) => (
              <Places key={group.title} group={group} />
            ))}
          </div>
        </div>
        {view.map === null ? null : (
          <div className={css.aside}>
            <div className={css.pinned}>
              <MapImage map={view.map} eager />
              {/* For those who point; everybody finds the same places in the list. */}
              {view.pins.map(({ id, name, href, left, top }) => (
                <Link
                  key={id}
                  to={href}
                  title={name}
                  className={css.pin}
                  style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
                  tabIndex={-1}
                  aria-hidden="true"
                />
              ))}
            </div>
          </div>
        )}
      </div>
    </FramedPage>
  );
}

/** Many places are folded under their states, so that a phone shows where there are any before it shows each. */
function Places({ group }: { readonly group: PlaceGroupView }) {
  const isFolded = group.title !== "";
  const list = (
    <ul className={css.places}>
      {group.cards.map((card) => (
        <li key={card.id}>
          <Entry card={card} level={isFolded ? "h3" : "h2"} />
        </li>
      ))}
    </ul>
  );
  return isFolded ? <PlaceFold group={group}>{list}</PlaceFold> : list;
}

function Entry({ card, level: Heading }: { card: LocationCardView; level: "h2" | "h3" }) {
  return (
    <article className={css.entry}>
      <div className={css.entryWords}>
        <Heading className={display.d1}>
          <TextLink href={card.href}>{card.name}</TextLink>
        </Heading>
        <p className={muted}>
          <bdi>{card.address}</bdi>
        </p>
        <p className={classNames(small, muted)}>
          {[card.departments, card.brands.join(", ")].filter(Boolean).join(" · ")}
        </p>
        <Open open={card.open} />
      </div>
      <div className={css.entryWays}>
        {card.distance === null ? null : <span className={classNames(strong, tn)}>{card.distance}</span>}
        {card.phone === null ? null : (
          <TextLink href={card.phone.href} className={tn}>
            {card.phone.text}
          </TextLink>
        )}
      </div>
    </article>
  );
}

function Finder({ form }: { readonly form: DirectoryFormView }) {
  return (
    <SitePathForm action={form.action} method="get" className={css.finder}>
      <div className={css.field}>
        <label className={labelClass} htmlFor="place-text">
          {form.text.label}
        </label>
        <TextInput
          id="place-text"
          type="search"
          name="query"
          maxLength={60}
          placeholder={form.text.placeholder}
          defaultValue={form.text.value}
        />
      </div>
      <details className={finder.more} open={isNarrowed(form)}>
        <summary className={classNames(finder.moreLine, small, strong)}>
          {form.more}
          <Icon name="chevron-down" size="sm" />
        </summary>
        <div className={finder.moreFields}>
          <LabelledSelect id="place-brand" name="brand" choice={form.brand} />
          <LabelledSelect id="place-service" name="service" choice={form.service} />
          <PostcodeField postcode={form.postcode} />
          <LabelledSelect id="place-within" name="within" choice={form.within} />
        </div>
      </details>
      <Button type="submit" variant="primary">
        {form.submit}
      </Button>
    </SitePathForm>
  );
}

/** Whether more than a name, town or make is asked for: what is chosen is never hidden. */
function isNarrowed({ brand, service, postcode, within }: DirectoryFormView): boolean {
  return [brand, service, postcode, within].some(({ value }) => value !== "");
}
