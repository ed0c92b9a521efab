import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import { display } from "~/ui/theme/typography.css";
import * as css from "./blog-cards.css";
import type { BlogCardView } from "./content-views";

interface BlogCardsProps {
  readonly cards: readonly BlogCardView[];
  readonly firstWide?: boolean;
  readonly level: "h2" | "h3";
}

/** Posts as cards (BLOG-03). */
export function BlogCards({ cards, firstWide = false, level }: BlogCardsProps) {
  return (
    <ul className={css.grid}>
      {cards.map((card, index) => {
        const wide = firstWide && index === 0;
        return (
          <li key={card.href} className={classNames(css.cell, wide && css.first)}>
            <BlogCard card={card} wide={wide} level={level} />
          </li>
        );
      })}
    </ul>
  );
}

function BlogCard({
  card,
  wide,
  level: Heading,
}: {
  readonly card: BlogCardView;
  readonly wide: boolean;
  readonly level: "h2" | "h3";
}) {
  const sizes = wide
    ? "(max-width: 1080px) 94vw, 860px"
    : "(max-width: 720px) 94vw, (max-width: 1080px) 46vw, 460px";
  return (
    <article className={classNames(css.card, wide && css.wide)}>
      <Picture {...card.image} className={css.photo} sizes={sizes} priority={wide} />
      <div className={css.words}>
        <p className={css.meta}>
          <span className={css.topic}>{card.category}</span>
          <time dateTime={card.isoDate}>{card.date}</time>
        </p>
        <Heading className={wide ? display.d3 : display.d1}>
          <Link to={card.href} className={css.cardLink}>
            {card.heading}
          </Link>
        </Heading>
        <p className={css.cardText}>{card.description}</p>
      </div>
    </article>
  );
}
