import { Link } from "~/ui/link/link";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { Carousel } from "~/ui/carousel/carousel";
import { classNames } from "~/ui/theme/class-names";
import { four, section, wrap } from "~/ui/theme/layout.css";
import { display, muted, small, tn } from "~/ui/theme/typography.css";
import type { HomeBlockView, OfferView, StoryView } from "../home-view";
import { BlockImage } from "./block-image";
import { plain } from "./plain-section.css";
import * as css from "./catalogue.css";
import { SectionHead } from "~/ui/section-head/section-head";

type Block<Kind extends HomeBlockView<unknown>["kind"], Card = unknown> = Extract<
  HomeBlockView<Card>,
  { kind: Kind }
>;

export interface ArrivalsProps<Card> {
  readonly block: Block<"arrivals", Card>;
  readonly renderCard: (card: Card) => ReactNode;
}

/** Vehicles that just came in, in a grid or in a row. */
export function Arrivals<Card>({ block, renderCard }: ArrivalsProps<Card>) {
  const { t } = useTranslation();
  const cards = block.cards.map(renderCard);
  return (
    <section className={classNames(section, plain)}>
      <div className={wrap}>
        <SectionHead title={block.title} text={block.text} more={block.more} />
        {block.carousel ? (
          <Carousel
            variant="rail"
            labels={{ row: block.title, previous: t("home.previous"), next: t("home.next") }}
          >
            {cards}
          </Carousel>
        ) : (
          <div className={four}>{cards}</div>
        )}
      </div>
    </section>
  );
}

/** The dealer's range, a row of models. */
export function Range({ block }: { readonly block: Block<"range"> }) {
  const { t } = useTranslation();
  return (
    <section className={classNames(section, plain)}>
      <div className={wrap}>
        <SectionHead title={block.title} />
        <Carousel
          variant="rail"
          labels={{ row: block.title, previous: t("home.previous"), next: t("home.next") }}
        >
          {block.models.map((model) => (
            <Link key={model.name} to={model.href} className={css.model}>
              <span className={css.modelPicture}>
                <BlockImage image={model.image} className={css.zoom} sizes="(max-width: 720px) 78vw, 380px" />
              </span>
              <h3 className={display.d2}>{model.name}</h3>
              <p className={classNames(muted, small)}>{model.text}</p>
              {model.from === null ? null : <p className={classNames(small, tn, css.from)}>{model.from}</p>}
            </Link>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

/** Offers: the first large, the others beside it. */
export function Offers({ block }: { readonly block: Block<"offers"> }) {
  return (
    <section className={classNames(section, css.offers)}>
      <div className={wrap}>
        <SectionHead title={block.title} more={block.more} />
        <div className={css.offerGrid}>
          {block.items.map((offer, index) => (
            <Offer key={offer.title} offer={offer} big={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Offer({ offer, big }: { readonly offer: OfferView; readonly big: boolean }) {
  return (
    <article className={classNames(css.offer, big && css.bigOffer)}>
      {offer.image === null ? null : (
        <BlockImage
          image={offer.image}
          className={big ? css.bigOfferPhoto : css.offerPhoto}
          sizes={big ? "(max-width: 1080px) 92vw, 800px" : "(max-width: 720px) 320px, 480px"}
        />
      )}
      <div className={css.offerWords}>
        {offer.kicker === "" ? null : <p className={classNames(small, muted)}>{offer.kicker}</p>}
        <h3 className={big ? display.d3 : display.d1}>
          <Covering href={offer.href}>{offer.title}</Covering>
        </h3>
        <p className={classNames(small, muted)}>{offer.terms}</p>
      </div>
    </article>
  );
}

/** Stories: the first large, the others in a list. */
export function Stories({ block }: { readonly block: Block<"stories"> }) {
  const [first, ...others] = block.items;
  return (
    <section className={classNames(section, css.journal)}>
      <div className={wrap}>
        <SectionHead title={block.title} more={block.more} />
        <div className={css.storyGrid}>
          {first === undefined ? null : <Story story={first} big />}
          <div className={css.storyList}>
            {others.map((story) => (
              <Story key={story.title} story={story} big={false} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Story({ story, big }: { readonly story: StoryView; readonly big: boolean }) {
  return (
    <article className={big ? css.bigStory : css.story}>
      {story.image === null ? null : (
        <div className={big ? css.bigStoryPicture : css.storyPicture}>
          <BlockImage
            image={story.image}
            className={css.zoom}
            sizes={big ? "(max-width: 1080px) 92vw, 760px" : "168px"}
          />
        </div>
      )}
      <div className={css.storyWords}>
        <h3 className={big ? display.d3 : display.d1}>
          <Covering href={story.href}>{story.title}</Covering>
        </h3>
        {big && story.text !== "" ? <p className={muted}>{story.text}</p> : null}
        {story.about === "" ? null : <p className={classNames(small, muted)}>{story.about}</p>}
      </div>
    </article>
  );
}

/** A link that covers its whole box; plain text where there is no address. */
function Covering({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  return href === null ? (
    <>{children}</>
  ) : (
    <Link to={href} className={css.covering}>
      {children}
    </Link>
  );
}
