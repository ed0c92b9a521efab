import { ButtonLink } from "~/ui/button/button";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import { inverse } from "~/ui/theme/ground.css";
import { display, muted } from "~/ui/theme/typography.css";
import * as styles from "./promo-tile.css";
import type { PromoView } from "./results-view";

/** As wide as a card of the list. */
const SIZES = "(max-width: 720px) 92vw, (max-width: 1080px) 46vw, 340px";

/** A promo tile among the cards (CARD-26): one thought, one way on. */
export function PromoTile({ promo }: { readonly promo: PromoView }) {
  const onInverse = promo.tone === "inverse";
  return (
    <div className={classNames(styles.tile, styles.tones[promo.tone], onInverse && inverse)}>
      <div className={styles.words}>
        {promo.image ? (
          <Picture {...promo.image} className={styles.picture} sizes={SIZES} maxWidth={1200} />
        ) : null}
        {promo.kicker === "" ? null : <p className={styles.kicker}>{promo.kicker}</p>}
        <h3 className={classNames(display.d2, styles.title, onInverse && styles.titleOnInverse)}>
          {promo.title}
        </h3>
        {promo.text === "" ? null : <p className={classNames(styles.text, muted)}>{promo.text}</p>}
      </div>
      {promo.link ? (
        <ButtonLink
          variant={onInverse ? "primary" : "secondary"}
          href={promo.link.href}
          className={styles.action}
        >
          {promo.link.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
