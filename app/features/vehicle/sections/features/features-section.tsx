import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { strong } from "~/ui/theme/typography.css";
import { MoreToggle } from "../more-toggle";
import { SectionFrame } from "../section-frame";
import * as css from "./features.css";
import type { FeaturesView } from "./features-view";

/** Eight features that stand out, and all of them under headings behind a toggle (SPEC-03). */
export function Features({ view: { first, groups, count } }: { readonly view: FeaturesView }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <SectionFrame id="features" title={t("features.title")}>
      {groups.length === 0 ? (
        <Ticks items={first} />
      ) : (
        <MoreToggle
          more={t("features.showAll", { number: count })}
          less={t("features.hide")}
          lead={<Ticks items={first} />}
        >
          <div className={css.groups}>
            {groups.map(({ group, label, features }) => (
              <div key={group} className={css.group}>
                <h3 className={strong}>{label}</h3>
                <Ticks items={features} />
              </div>
            ))}
          </div>
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
          <bdi className={css.tickText}>{item}</bdi>
        </li>
      ))}
    </ul>
  );
}
