import { Icon } from "~/ui/icon/icon";
import { empty, star, stars } from "./stars.css";

const PLACES = [1, 2, 3, 4, 5] as const;

/** A rating as five stars, rounded to whole ones. @param rating 0 to 5. @param label the exact value in words */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span className={stars} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <Icon key={place} name="star" className={place <= Math.round(rating) ? star : empty} />
      ))}
    </span>
  );
}
