import { Button, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { SitePathForm } from "~/ui/link/site-path-form";
import { TextLink } from "~/ui/text-link/text-link";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { display, lead, muted, small, strong, tn } from "~/ui/theme/typography.css";
import { PostcodeField } from "../directory/postcode-field";
import { MapImage, Open } from "../location-card";
import type { LocationWords } from "../location-views";
import * as shared from "../locations.css";
import { HoursTable } from "../yard/hours-table";
import { CONTACT_PLACES_ID, type ContactPlacesView, type ContactPlaceView } from "./build-contact-places";
import * as css from "./contact-places.css";

/** The dealer's places below a form: where, when, and whom to ring in each department. */
export function ContactPlaces({ view }: { readonly view: ContactPlacesView }) {
  const { finder, places, more, words } = view;
  return (
    <section id={CONTACT_PLACES_ID} className={classNames(wrap, css.section)} aria-labelledby="places-title">
      <div className={pageHead}>
        <h2 className={display.d3} id="places-title">
          {view.title}
        </h2>
        <p className={lead}>{view.text}</p>
        {finder === null ? null : (
          <SitePathForm action={finder.action} method="get" className={shared.nearestForm}>
            <PostcodeField postcode={finder.postcode} />
            <Button type="submit" className={shared.find}>
              {finder.submit}
            </Button>
          </SitePathForm>
        )}
      </div>
      <ul className={css.places} data-alone={places.length === 1} data-abridged={more !== null}>
        {places.map((place) => (
          <li key={place.card.id} className={css.place}>
            <ContactPlace place={place} words={words} />
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <p>
          <TextLink href={more.href}>{more.label}</TextLink>
        </p>
      )}
    </section>
  );
}

function ContactPlace({ place, words }: { readonly place: ContactPlaceView; readonly words: LocationWords }) {
  const { card, departments, emailHref } = place;
  return (
    <>
      {card.map === null ? <div /> : <MapImage map={card.map} className={css.map} />}
      <div className={css.words}>
        <div className={css.who}>
          <h3 className={display.d1}>
            <Link to={card.href}>{card.name}</Link>
          </h3>
          <p className={muted}>
            <bdi>{card.address}</bdi>
          </p>
          {card.distance === null ? null : <p className={classNames(strong, small, tn)}>{card.distance}</p>}
          <Open open={card.open} />
        </div>
        <dl className={css.phones}>
          {departments.map(({ id, label, phone }) =>
            phone === null ? null : (
              <div key={id} className={css.phone}>
                <dt className={small}>{label}</dt>
                <dd className={css.number}>
                  <TextLink href={phone.href} className={tn}>
                    <bdi>{phone.text}</bdi>
                  </TextLink>
                </dd>
              </div>
            ),
          )}
        </dl>
        <details className={css.hours}>
          <summary className={classNames(css.summary, small, strong)}>
            {words.hours}
            <Icon name="chevron-down" size="sm" className={css.chevron} />
          </summary>
          <div className={css.weeks}>
            {departments.map(({ id, label, hours }) => (
              <HoursTable key={id} hours={hours} caption={label} today={words.today} />
            ))}
          </div>
        </details>
        <div className={css.actions}>
          {emailHref === null ? null : (
            <ButtonLink href={emailHref} size="sm" aria-label={`${words.email}: ${card.name}`}>
              {words.email}
            </ButtonLink>
          )}
          <ButtonLink
            href={card.directionsHref}
            size="sm"
            rel="noreferrer"
            aria-label={`${words.directions}: ${card.name}`}
          >
            {words.directions}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
