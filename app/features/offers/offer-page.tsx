import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { Picture } from "~/ui/picture/picture";
import { TextLink } from "~/ui/text-link/text-link";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { pageHead } from "~/ui/framed-page/framed-page.css";
import { classNames } from "~/ui/theme/class-names";
import { row } from "~/ui/theme/layout.css";
import { display, lead, muted, small, tn } from "~/ui/theme/typography.css";
import { Highlight, OfferFigure } from "./offer-card";
import * as page from "./offer-page.css";
import type { EndedOfferView, OfferPageView } from "./offer-views";
import * as css from "./offers.css";
import { OfferList } from "./offers-page";

export interface OfferPageProps {
  readonly view: OfferPageView;
  /** Its terms at length, as safe HTML. */
  readonly prose: ReactNode;
  /** Whom to call instead of writing. */
  readonly contact: ReactNode;
  /** The enquiry. */
  readonly form: ReactNode;
  /** Vehicles it is about. */
  readonly stock: ReactNode;
}

/** One offer (ROUTE-34, ROUTE-35): what it is, the vehicles it is about, then its terms and the enquiry. */
export function OfferPage({ view, prose, contact, form, stock }: OfferPageProps) {
  const { frame, card, words } = view;
  return (
    <FramedPage frame={frame}>
      <article className={page.article}>
        <div className={page.picture}>
          {card.image === null ? (
            <OfferFigure card={card} />
          ) : (
            <Picture
              {...card.image}
              className={page.photo}
              sizes="(max-width: 1080px) 94vw, 700px"
              minWidth={320}
              priority
            />
          )}
        </div>
        <header className={page.head}>
          <p className={css.meta}>
            <span className={css.category}>{card.category}</span>
          </p>
          <h1 className={display.d4}>{card.name}</h1>
          {card.highlight === "" ? null : <Highlight card={card} large />}
          <p className={lead}>{view.text}</p>
          <p className={page.term}>
            <Icon name="calendar" size="sm" />
            {card.ends === null ? view.term : <time dateTime={card.ends.day}>{view.term}</time>}
          </p>
          <div className={row}>
            <ButtonLink href="#ask" variant="primary">
              {view.formTitle}
            </ButtonLink>
            {view.actions.map(({ href, label }) => (
              <ButtonLink key={href} href={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </header>
        {stock}
        <div className={page.terms}>
          <Facts facts={view.facts} />
          {prose}
          {view.disclaimer === null ? null : (
            <section aria-labelledby="conditions" className={page.conditions}>
              <h2 id="conditions" className={display.d1}>
                {view.disclaimerTitle}
              </h2>
              <p className={classNames(small, muted, css.flowing)}>{view.disclaimer}</p>
            </section>
          )}
          {contact}
        </div>
        <section id="ask" aria-labelledby="ask-title" className={page.enquiry}>
          <Panel side className={page.panel}>
            <h2 id="ask-title" className={display.d2}>
              {view.formTitle}
            </h2>
            <p className={classNames(small, muted)}>{view.formIntro}</p>
            {form}
          </Panel>
        </section>
      </article>
      <MoreOffers more={view.more} words={words} />
    </FramedPage>
  );
}

function Facts({ facts }: Pick<OfferPageView, "facts">) {
  if (facts.length === 0) return null;
  return (
    <dl className={page.facts}>
      {facts.map(({ value, label }) => (
        <div key={label} className={page.fact}>
          <dt className={classNames(small, muted)}>{label}</dt>
          <dd className={classNames(display.d2, tn, page.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MoreOffers({ more, words }: Pick<OfferPageView, "more" | "words">) {
  if (more === null) return null;
  return (
    <section className={classNames(page.more, page.others)} aria-labelledby="more-offers">
      <h2 id="more-offers" className={display.d2}>
        {more.title}
      </h2>
      <OfferList cards={more.cards} layout="grid" words={words} level="h3" />
    </section>
  );
}

/** An offer that is over: what is on now instead. */
export function EndedOfferPage({ view }: { readonly view: EndedOfferView }) {
  const { frame } = view;
  return (
    <FramedPage frame={frame}>
      <div className={pageHead}>
        <h1 className={display.d4}>{view.title}</h1>
        <p className={lead}>{view.text}</p>
        <div className={row}>
          {view.actions.map(({ href, label }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <MoreOffers more={view.more} words={view.words} />
    </FramedPage>
  );
}

export interface OfferStockProps {
  readonly title: string;
  readonly more: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** Vehicles an offer is about. */
export function OfferStock({ title, more, children }: OfferStockProps) {
  return (
    <section className={page.stock} aria-labelledby="offer-stock">
      <div className={page.stockHead}>
        <h2 id="offer-stock" className={display.d2}>
          {title}
        </h2>
        <TextLink href={more.href}>{more.label}</TextLink>
      </div>
      {children}
    </section>
  );
}
