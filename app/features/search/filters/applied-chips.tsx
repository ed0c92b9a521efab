import { useTranslation } from "~/i18n/translation";
import { ChipLink } from "~/ui/chip/chip";
import { chips as chipRow } from "~/ui/chip/chip.css";
import { classNames } from "~/ui/theme/class-names";
import { TextLink } from "~/ui/text-link/text-link";
import * as styles from "~/features/search/results/results-page.css";
import type { ChipView } from "~/features/search/results/results-view";

interface AppliedChipsProps {
  readonly chips: readonly ChipView[];
  readonly clearHref: string;
  /** Called when a chip is followed: the chip disappears, so the focus has to move to something that stays. */
  readonly onRemove: () => void;
}

/** An option of the router's links, which a chip passes on: the page does not scroll when the list changes. */
const KEEPS_SCROLL = { preventScrollReset: true };

/** Every applied filter as a link to the page without it. */
export function AppliedChips({ chips, clearHref, onRemove }: AppliedChipsProps) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  const remove = t("filters.remove");
  return (
    <div className={classNames(chipRow, styles.chips)} role="group" aria-label={t("filters.applied")}>
      {chips.map(({ label, href }) => (
        <ChipLink
          key={`${label}${href}`}
          href={href}
          action={remove}
          className={styles.nowrap}
          onClick={onRemove}
          {...KEEPS_SCROLL}
        >
          {label}
        </ChipLink>
      ))}
      <TextLink href={clearHref} className={styles.clear}>
        {t("filters.clear")}
      </TextLink>
    </div>
  );
}
