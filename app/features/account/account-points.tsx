import { Icon } from "~/ui/icon/icon";
import { display } from "~/ui/theme/typography.css";
import * as css from "./account.css";
import { type Words, wordsOf } from "./words";

/** Something that an account is good for. */
export interface AccountPoint {
  readonly icon: "file-text" | "heart" | "trending-down" | "search";
  readonly text: string;
}

/** What an account is good for. */
export function AccountPoints({
  words,
  points,
}: {
  readonly words: Words;
  readonly points: readonly AccountPoint[];
}) {
  const w = wordsOf(words);
  return (
    <section className={css.aside} aria-labelledby="account-points">
      <h2 id="account-points" className={display.d1}>
        {w("pointsTitle")}
      </h2>
      <ul className={css.points}>
        {points.map(({ icon, text }) => (
          <li key={icon} className={css.point}>
            <span className={css.pointIcon}>
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
