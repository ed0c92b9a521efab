import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { MoreToggle } from "../more-toggle";
import { SectionFrame } from "../section-frame";
import * as css from "./features.css";

const FEATURES_AT_FIRST = 8;

/** Eight features at once, the others behind a toggle (SPEC-03). */
export function Features({ features }: { readonly features: readonly string[] }) {
  const { t } = useTranslation();
  if (features.length === 0) return null;
  const rest = features.slice(FEATURES_AT_FIRST);
  return (
    <SectionFrame id="features" title={t("features.title")}>
      <Ticks items={features.slice(0, FEATURES_AT_FIRST)} />
      {rest.length === 0 ? null : (
        <MoreToggle more={t("features.showAll", { number: features.length })} less={t("features.hide")}>
          <Ticks items={rest} />
        </MoreToggle>
      )}
    </SectionFrame>
  );
}

function Ticks({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.ticks}>
      {items.map((item) => (
        <li key={item} className={css.tick}>
          <Icon name="check" className={css.tickIcon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
