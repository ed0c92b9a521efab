import { useEffect, useRef } from "react";
import type { PictureView } from "~/features/vehicle/picture-view";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Picture } from "~/ui/picture/picture";
import * as css from "./full.css";
import type { FullOffer } from "./full-offer";

interface FullHeadProps {
  readonly offer: FullOffer;
  readonly onLeave: () => void;
}

/** What the pictures that fill the screen are of: name, price and the way to ask about it. */
export function FullHead({ offer: { title, price, enquire }, onLeave }: FullHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={css.head}>
      <p className={css.words}>
        <span className={css.name}>
          <bdi>{title}</bdi>
        </span>
        {price === null ? null : <span className={css.price}>{price}</span>}
      </p>
      {enquire === null ? null : (
        <ButtonLink href={enquire} variant="primary" size="sm" onClick={onLeave}>
          {t("mobileBar.enquire")}
        </ButtonLink>
      )}
    </div>
  );
}

interface FullStripProps {
  readonly pictures: readonly PictureView[];
  /** Which picture is shown, counted from 0; null while something else is. */
  readonly current: number | null;
  readonly onPick: (index: number) => void;
}

/** All pictures small, in a row below the one that fills the screen; the row follows it. */
export function FullStrip({ pictures, current, onPick }: FullStripProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const small = current === null ? null : row.current?.children[current];
    small?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  if (pictures.length < 2) return null;
  return (
    <div ref={row} className={css.strip} role="group" aria-label={t("vehicle.pictures")} data-strip>
      {pictures.map(({ src }, index) => (
        <button
          key={src}
          type="button"
          className={css.small}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onPick(index)}
        >
          <Picture
            src={src}
            alt={t("vehicle.pictureOf", { number: index + 1, total: pictures.length })}
            className={css.smallPhoto}
            width={1200}
            height={900}
            maxWidth={320}
            sizes="160px"
          />
        </button>
      ))}
    </div>
  );
}
