import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import * as styles from "./brand-tabs.css";
import type { BrandTab } from "./results-view";

/** A group's brands above its stock; each sets the make and keeps everything else that is chosen (TEN-16). */
export function BrandTabs({ tabs }: { readonly tabs: readonly BrandTab[] }) {
  const { t } = useTranslation();
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={t("search.brands")}>
      <ul className={styles.tabs}>
        {tabs.map(({ label, href, current }) => (
          <li key={href}>
            <Link
              to={href}
              className={styles.tab}
              preventScrollReset
              aria-current={current ? "true" : undefined}
            >
              {label}
              {href.startsWith("/") ? null : <Icon name="external-link" size="sm" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
