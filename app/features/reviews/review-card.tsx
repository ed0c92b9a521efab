import type { ReviewView, ReviewWords } from "~/domain/review/reviews-view";
import { Picture } from "~/ui/picture/picture";
import { Stars } from "~/ui/stars/stars";
import { muted, small } from "~/ui/theme/typography.css";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./reviews.css";

interface ReviewCardProps {
  readonly review: ReviewView;
  readonly words: Pick<ReviewWords, "more" | "less">;
}

/** What one customer wrote (REV-01). */
export function ReviewCard({ review, words }: ReviewCardProps) {
  return (
    <figure className={css.card} data-review={review.id}>
      <Stars rating={review.rating} label={review.ratingLabel} />
      <blockquote className={css.quote}>
        <Words review={review} words={words} />
      </blockquote>
      <figcaption className={css.by}>
        {review.image === null ? (
          <span className={css.face} aria-hidden="true">
            {review.initials}
          </span>
        ) : (
          <Picture {...review.image} alt="" className={css.face} sizes="44px" maxWidth={160} />
        )}
        <span className={css.name}>
          <b>
            <bdi>{review.name}</bdi>
          </b>
          <time className={classNames(small, muted)} dateTime={review.date} title={review.dateText}>
            {review.ago}
          </time>
        </span>
      </figcaption>
    </figure>
  );
}

/** A long text opens and closes, without script as well (REV-07, REV-08). */
function Words({ review: { short, text }, words }: ReviewCardProps) {
  if (short === null) return <p dir="auto">{text}</p>;
  return (
    <>
      <p className={css.short} dir="auto" data-nosnippet>
        {short}
      </p>
      <details className={css.rest}>
        <summary className={css.toggle} data-nosnippet>
          <span className={css.whenClosed}>{words.more}</span>
          <span className={css.whenOpen}>{words.less}</span>
        </summary>
        <p dir="auto">{text}</p>
      </details>
    </>
  );
}
