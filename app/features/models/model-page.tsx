import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { Tag } from "~/ui/tag/tag";
import { FramedPage } from "~/ui/framed-page/framed-page";
import { kicker } from "~/ui/framed-page/framed-page.css";
import { FigureList } from "~/ui/framed-page/figure-list";
import { useScrollable } from "~/ui/scrollable/use-scrollable";
import { classNames } from "~/ui/theme/class-names";
import { display, lead, muted, small, strong, tn } from "~/ui/theme/typography.css";
import { BadgeTable } from "./badges/badge-table";
import { ModelColours } from "./model-colours";
import * as css from "./model-page.css";
import { ModelStock } from "./model-stock";
import type { ModelLink, ModelPageView } from "./model-views";

interface ModelPageProps<Card> {
  readonly view: ModelPageView<Card>;
  readonly renderCard: (card: Card) => ReactNode;
  /** Draws the dealer's text, sanitised HTML. */
  readonly renderText: (html: string) => ReactNode;
}

/** One model: what it is, what it costs, how its badges differ, and which ones stand here (ROUTE-39). */
export function ModelPage<Card>({ view, renderCard, renderText }: ModelPageProps<Card>) {
  return (
    <FramedPage frame={view.frame}>
      <Hero view={view} />
      <FigureList facts={view.facts} />
      <div className={css.body}>
        {view.highlights === null ? null : <Highlights highlights={view.highlights} />}
        {view.gallery.length === 0 ? null : <Gallery view={view} />}
        {view.html === "" ? null : <Text view={view}>{renderText(view.html)}</Text>}
        {view.badges === null ? null : <BadgeTable table={view.badges} />}
        {view.offers === null ? null : <Offers offers={view.offers} />}
        {view.stock === null ? null : <ModelStock stock={view.stock} renderCard={renderCard} />}
        <section className={css.closing} aria-labelledby="closing-title">
          <h2 className={display.d3} id="closing-title">
            {view.closing.title}
          </h2>
          <p className={lead}>{view.closing.text}</p>
          <Actions actions={view.closing.actions} />
        </section>
      </div>
    </FramedPage>
  );
}

type Part<Key extends keyof ModelPageView<unknown>> = NonNullable<ModelPageView<unknown>[Key]>;

function Hero({ view }: { readonly view: ModelPageView<unknown> }) {
  return (
    <div className={css.hero}>
      <ModelColours colours={view.colours} />
      <div className={css.words}>
        <div className={css.names}>
          {view.soon === null ? <p className={kicker}>{view.kicker}</p> : <Tag kind="soon">{view.soon}</Tag>}
          <h1 className={display.d4}>
            <bdi>{view.title}</bdi>
          </h1>
          {view.tagline === "" ? null : <p className={css.tagline}>{view.tagline}</p>}
        </div>
        <p className={lead}>{view.text}</p>
        {view.price === null ? null : (
          <div className={css.price}>
            <p className={classNames(display.d2, tn)}>{view.price.from}</p>
            {view.price.inStock === null ? null : <p className={tn}>{view.price.inStock}</p>}
            {view.price.note === "" ? null : <p className={classNames(small, muted)}>{view.price.note}</p>}
          </div>
        )}
        <Actions actions={view.actions} />
      </div>
    </div>
  );
}

function Actions({ actions }: { readonly actions: readonly ModelLink[] }) {
  return (
    <div className={css.actions}>
      {actions.map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

function Highlights({ highlights }: { readonly highlights: Part<"highlights"> }) {
  return (
    <section className={css.section} aria-labelledby="highlights-title">
      <h2 className={display.d3} id="highlights-title">
        {highlights.title}
      </h2>
      <ul className={css.highlights}>
        {highlights.items.map(({ title, text }) => (
          <li key={title} className={css.highlight}>
            <h3 className={display.d1}>{title}</h3>
            <p className={muted}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const GALLERY_SIZES = "(max-width: 720px) 82vw, 690px";

function Gallery({ view: { title, gallery: pictures } }: { readonly view: ModelPageView<unknown> }) {
  // On a phone it is a row.
  const row = useScrollable<HTMLDivElement>();
  return (
    <div className={css.gallery} {...row} role="group" aria-label={title}>
      {pictures.map((picture) => (
        <Picture
          key={picture.src}
          {...picture}
          className={css.galleryPhoto}
          sizes={GALLERY_SIZES}
          minWidth={320}
          maxWidth={1200}
        />
      ))}
    </div>
  );
}

function Text({
  view: { beside },
  children,
}: {
  readonly view: ModelPageView<unknown>;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.text}>
      {children}
      {beside === null ? null : (
        <Picture
          {...beside}
          className={css.galleryPhoto}
          sizes="(max-width: 1080px) 94vw, 560px"
          minWidth={320}
          maxWidth={1200}
        />
      )}
    </div>
  );
}

function Offers({ offers }: { readonly offers: Part<"offers"> }) {
  return (
    <section className={css.section} aria-labelledby="offers-title">
      <h2 className={display.d3} id="offers-title">
        {offers.title}
      </h2>
      <ul className={css.offers}>
        {offers.items.map(({ href, label, text, image }) => (
          <li key={href}>
            <Link to={href} className={css.offer}>
              {image === null ? null : (
                <Picture
                  {...image}
                  alt=""
                  className={css.offerPhoto}
                  sizes="200px"
                  minWidth={160}
                  maxWidth={480}
                />
              )}
              <span className={css.offerWords}>
                <span className={strong}>{label}</span>
                <span className={classNames(small, muted)}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
