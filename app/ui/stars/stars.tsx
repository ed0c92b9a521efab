import { Icon } from "~/ui/icon/icon";
import * as css from "./stars.css";

const PLACES = [0, 1, 2, 3, 4] as const;

/** A rating as five stars, the last one filled in part. @param rating 0 to 5. @param label the exact value in words */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span className={css.stars} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <Star key={place} share={Math.min(1, Math.max(0, rating - place))} />
      ))}
    </span>
  );
}

/** @param share how much of the star is filled, 0 to 1 */
function Star({ share }: { readonly share: number }) {
  if (share === 0 || share === 1) return <Icon name="star" className={share === 0 ? css.empty : css.star} />;
  return (
    <span className={css.part}>
      <Icon name="star" className={css.empty} />
      <span className={css.share} style={{ inlineSize: `${Math.round(share * 100)}%` }}>
        <Icon name="star" className={css.star} />
      </span>
    </span>
  );
}
