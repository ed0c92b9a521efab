import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { Tag } from "~/ui/tag/tag";
import { classNames } from "~/ui/theme/class-names";
import { display, muted, small, strong, tn } from "~/ui/theme/typography.css";
import * as css from "./model-card.css";
import type { ModelCardView, ModelGroupView } from "./model-views";

const SIZES = "(max-width: 720px) 92vw, (max-width: 1080px) 46vw, 440px";

interface ModelCardProps {
  readonly card: ModelCardView;
  /** Among the first seen. */
  readonly early: boolean;
  /** The only one of its page. */
  readonly lone: boolean;
}

interface ModelGroupsProps {
  readonly groups: readonly ModelGroupView[];
}

/** A model of the range (MODEL-02, MODEL-03); the link of its name covers the card. */
function ModelCard({ card, early, lone }: ModelCardProps) {
  return (
    <article className={classNames(css.card, lone && css.lone)}>
      <div className={css.picture}>
        <Picture
          {...card.image}
          className={css.photo}
          sizes={SIZES}
          minWidth={320}
          maxWidth={960}
          priority={early ? "early" : false}
        />
        {card.soon === null ? null : (
          <Tag kind="soon" className={css.soon}>
            {card.soon}
          </Tag>
        )}
      </div>
      <div className={css.words}>
        <h3 className={display.d2}>
          <Link to={card.href} className={css.link}>
            <bdi>{card.name}</bdi>
          </Link>
        </h3>
        {card.from === null ? null : <p className={classNames(strong, tn)}>{card.from}</p>}
        <p className={classNames(small, muted)}>{card.text}</p>
      </div>
    </article>
  );
}

/** Models under the headings of their categories (NAV-05). */
export function ModelGroups({ groups }: ModelGroupsProps) {
  const lone = groups.length === 1 && groups[0]?.cards.length === 1;
  return (
    <div className={css.groups}>
      {groups.map(({ id, title, cards }, index) => (
        <section key={id} className={classNames(css.group, widthOf(cards.length))} aria-labelledby={id}>
          <h2 className={classNames(display.d3, css.groupTitle)} id={id}>
            {title}
          </h2>
          <ul className={css.grid}>
            {cards.map((card) => (
              <li key={card.href}>
                <ModelCard card={card} early={index === 0} lone={lone} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function widthOf(cards: number): string | undefined {
  if (cards === 1) return css.one;
  return cards === 2 ? css.two : undefined;
}
