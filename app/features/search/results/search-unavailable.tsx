import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { buttonClass } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { sr } from "~/ui/theme/typography.css";
import * as styles from "./results-page.css";

/** The page while the search service is down and no older answer is kept. It says so, and never "no results". */
export function SearchUnavailable({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  const retry = (
    // A plain link, so that the browser asks the server again, whatever state the page's script is in.
    <Link reloadDocument className={buttonClass({ variant: "primary" })} to={href}>
      {t("search.retry")}
    </Link>
  );
  return (
    <div className={classNames(wrap, styles.page)}>
      <h1 className={sr}>{t("search.unavailable")}</h1>
      <Panel as="section">
        <Empty heading={t("search.unavailable")} actions={retry}>
          <p>{t("search.unavailableText")}</p>
        </Empty>
      </Panel>
    </div>
  );
}
