import { ButtonLink } from "~/ui/button/button";
import { Carousel } from "~/ui/carousel/carousel";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { kicker, pageHead } from "~/ui/framed-page/framed-page.css";
import { row } from "~/ui/theme/layout.css";
import { display, lead, muted } from "~/ui/theme/typography.css";
import { Departments } from "./departments";
import { EmailLink, type RenderEmailDialog } from "./email-link";
import { LocationCard, Open, PhoneButton, Rating } from "~/features/locations/location-card";
import type { LocationPageView } from "~/features/locations/location-views";
import * as css from "~/features/locations/locations.css";
import { MapBox } from "~/features/locations/map/map-box";
import { SpecialHours } from "./special-hours";

interface LocationPageProps {
  readonly view: LocationPageView;
  readonly renderEmailDialog: RenderEmailDialog;
}

/** One location: where it is, when it is open, whom to ring, what stands there (LOC-04). */
export function LocationPage({ view, renderEmailDialog }: LocationPageProps) {
  const { card, words } = view;
  return (
    <FramedPage frame={view.frame} className={css.page}>
      <div className={css.hero}>
        <Words view={view} renderEmailDialog={renderEmailDialog} />
        <MapBox card={card} live={view.live} words={words} eager />
      </div>
      <div className={css.columns}>
        <Departments departments={view.departments} words={words} />
        <div className={css.block}>
          {card.image === null ? null : (
            <Picture {...card.image} className={css.photo} sizes="(max-width: 1080px) 94vw, 640px" />
          )}
          {card.special.length === 0 ? null : <SpecialHours days={card.special} title={words.special} />}
          {card.brands.length === 0 ? null : (
            <div>
              <h2 className={display.d1}>{words.brands}</h2>
              <p className={muted}>{card.brands.join(", ")}</p>
            </div>
          )}
        </div>
      </div>
      {view.others.length === 0 ? null : <Others view={view} />}
    </FramedPage>
  );
}

function Words({ view: { card, words, label, emailHref }, renderEmailDialog }: LocationPageProps) {
  return (
    <div className={css.heroWords}>
      <div className={pageHead}>
        <p className={kicker}>{label}</p>
        <h1 className={display.d4}>{card.name}</h1>
        <p className={lead}>
          <bdi>{card.address}</bdi>
        </p>
        <Open open={card.open} />
        {card.rating === null ? null : <Rating rating={card.rating} />}
      </div>
      <div className={row}>
        {card.phone === null ? null : <PhoneButton phone={card.phone} />}
        <ButtonLink href={card.directionsHref}>
          <Icon name="navigation" />
          {words.directions}
        </ButtonLink>
        <EmailLink href={emailHref} card={card} words={words} renderDialog={renderEmailDialog} />
        {card.stockHref === null ? null : <ButtonLink href={card.stockHref}>{words.stock}</ButtonLink>}
      </div>
    </div>
  );
}

/** The other places in a row that scrolls (LOC-01, LOC-02). */
function Others({ view: { others, words } }: { readonly view: LocationPageView }) {
  return (
    <section className={css.others} aria-labelledby="other-places">
      <h2 className={display.d2} id="other-places">
        {words.others}
      </h2>
      <Carousel variant="rail" labels={{ row: words.others, previous: words.previous, next: words.next }}>
        {others.map((card) => (
          <LocationCard key={card.id} card={card} words={{ ...words, details: words.visit }} level="h3" />
        ))}
      </Carousel>
    </section>
  );
}
