import { Icon } from "~/ui/icon/icon";
import { display } from "~/ui/theme/typography.css";
import * as css from "./account.css";
import { type Words, wordsOf } from "./words";

const POINTS = ["heart", "trending-down", "search"] as const;

/** What an account is good for. */
export function AccountPoints({ words }: { readonly words: Words }) {
  const w = wordsOf(words);
  return (
    <section className={css.aside} aria-labelledby="account-points">
      <h2 id="account-points" className={display.d1}>
        {w("pointsTitle")}
      </h2>
      <ul className={css.points}>
        {POINTS.map((icon, index) => (
          <li key={icon} className={css.point}>
            <span className={css.pointIcon}>
              <Icon name={icon} />
            </span>
            {w(`point${index + 1}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
