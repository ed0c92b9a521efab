import type { ReviewsView } from "~/domain/review/reviews-view";
import { ButtonLink } from "~/ui/button/button";
import { MovingCarousel } from "~/ui/carousel/moving-carousel";
import { Icon } from "~/ui/icon/icon";
import { useScrollable } from "~/ui/scrollable/use-scrollable";
import { Stars } from "~/ui/stars/stars";
import { flip, wrap } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import { ReviewCard } from "./review-card";
import * as css from "./reviews.css";

/** What customers say, under the dealer's score (REV-03). */
export function ReviewsSection({ view }: { readonly view: ReviewsView }) {
  const { title, score, layout } = view;
  return (
    <section className={css.band} aria-labelledby="reviews-title" id="reviews">
      <div className={wrap}>
        <div className={css.head}>
          <div className={css.words}>
            <h2 className={display.d3} id="reviews-title">
              {title}
            </h2>
            {score === null ? null : (
              <p className={css.score}>
                <Stars rating={score.stars} label={score.label} />
                <span className={muted}>{score.text}</span>
              </p>
            )}
          </div>
          <Ways view={view} />
        </div>
        {layout === "slider" ? <Slider view={view} /> : <Grid view={view} />}
      </div>
    </section>
  );
}

function Ways({ view: { leave, more } }: { readonly view: ReviewsView }) {
  if (leave === null && more === null) return null;
  return (
    <div className={css.ways}>
      {more === null ? null : (
        <ButtonLink href={more.href} size="sm">
          {more.label}
        </ButtonLink>
      )}
      {leave === null ? null : (
        <ButtonLink href={leave.href} size="sm" rel="noreferrer">
          {leave.label}
          <Icon name="external-link" size="sm" />
        </ButtonLink>
      )}
    </div>
  );
}

function Grid({ view: { items, words } }: { readonly view: ReviewsView }) {
  // On a phone the grid is a row.
  const row = useScrollable<HTMLUListElement>();
  return (
    <ul className={css.grid} aria-labelledby="reviews-title" {...row}>
      {items.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** One row that scrolls; a click brings a review to its beginning (REV-05). */
function Slider({ view: { items, words, rotateMs } }: { readonly view: ReviewsView }) {
  return (
    <MovingCarousel
      variant="thirds"
      labels={words}
      rotateMs={rotateMs}
      aside={
        <span className={css.swipe} aria-hidden="true">
          {words.swipe}
          <Icon name="arrow-right" size="sm" className={flip} />
        </span>
      }
    >
      {items.map((review) => (
        <ReviewCard key={review.id} review={review} words={words} />
      ))}
    </MovingCarousel>
  );
}
