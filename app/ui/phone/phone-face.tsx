import { useTranslation } from "~/i18n/translation";
import { classNames } from "~/ui/theme/class-names";
import * as css from "./phone-face.css";

/** What stands for a digit that is told only when asked for (VDP-42). */
const HIDDEN = "X";

export interface PhoneFaceProps {
  /** "07 55XX XXXX", or the number itself. */
  readonly text: string;
  /** Whether it was hidden before somebody asked. */
  readonly told?: boolean;
  /** Words below the number, also where there is room beside it. */
  readonly stacked?: boolean;
}

/**
 * A telephone number, in the order it is dialled in every language. Digits that are not told yet are dots, and words
 * beside them say that they can be had; told, number and words take the same room.
 */
export function PhoneFace({ text, told = false, stacked = false }: PhoneFaceProps) {
  const { t } = useTranslation();
  const isHidden = text.includes(HIDDEN);
  const number = <PrintedNumber text={text} />;
  if (!isHidden && !told) return number;
  const [say, other] = [t("vehicle.showNumber"), t("mobileBar.call")];
  return (
    <span className={classNames(css.face, stacked && css.stacked)}>
      {number}{" "}
      <span className={css.words} data-other={isHidden ? other : say}>
        {isHidden ? say : other}
      </span>
    </span>
  );
}

function PrintedNumber({ text }: { readonly text: string }) {
  // What is told stays one text: crawlers and whoever searches the page find the number.
  const parts = text.split(new RegExp(`(${HIDDEN})`)).filter((part) => part !== "");
  return (
    <bdi dir="ltr" className={css.number}>
      {parts.map((part, at) =>
        part === HIDDEN ? (
          <span key={at} className={css.digit}>
            <span className={css.sign}>{part}</span>
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
