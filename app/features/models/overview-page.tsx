import type { ReactNode } from "react";
import { Picture } from "~/ui/picture/picture";
import { TextLink } from "~/ui/text-link/text-link";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, muted, small, tn } from "~/ui/theme/typography.css";
import { ModelGroups } from "./model-card";
import { body } from "./model-page.css";
import { ModelStock } from "./model-stock";
import type { BrandOverviewView } from "./model-views";
import * as css from "./models.css";

interface OverviewPageProps<Card> {
  readonly view: BrandOverviewView<Card>;
  readonly renderCard: (card: Card) => ReactNode;
}

/** A make at this dealer: its models, what stands here of it, where, and the ways on (ROUTE-40). */
export function OverviewPage<Card>({ view, renderCard }: OverviewPageProps<Card>) {
  return (
    <FramedPage frame={view.frame}>
      <div className={css.overviewHead}>
        <div className={pageHead}>
          <h1 className={display.d4}>{view.title}</h1>
          <p className={lead}>{view.intro}</p>
        </div>
        {view.image === null ? null : (
          <Picture
            {...view.image}
            className={css.overviewPhoto}
            sizes="(max-width: 880px) 94vw, 660px"
            priority
          />
        )}
      </div>
      <div className={body}>
        <ModelGroups groups={view.groups} />
        {view.stock === null ? null : <ModelStock stock={view.stock} renderCard={renderCard} />}
        {view.places === null ? null : <Places places={view.places} />}
        <Ways links={view.links} />
      </div>
    </FramedPage>
  );
}

function Places({ places }: { readonly places: NonNullable<BrandOverviewView<unknown>["places"]> }) {
  return (
    <section className={css.links} aria-labelledby="overview-places">
      <h2 className={display.d3} id="overview-places">
        {places.title}
      </h2>
      <ul className={css.placeList}>
        {places.items.map(({ href, label, address }) => (
          <li key={href} className={css.place}>
            <TextLink href={href}>{label}</TextLink>
            <span className={classNames(small, muted, tn)}>
              <bdi>{address}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ links }: { readonly links: BrandOverviewView<unknown>["links"] }) {
  return (
    <nav className={css.links} aria-labelledby="overview-links">
      <h2 className={display.d2} id="overview-links">
        {links.title}
      </h2>
      <ul className={css.linkRow}>
        {links.items.map(({ href, label, note }) => (
          <li key={href} className={css.linkItem}>
            <TextLink href={href}>{label}</TextLink>
            {note === "" ? null : <span className={classNames(small, muted, tn)}>{note}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
