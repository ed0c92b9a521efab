import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { buttonClass, ButtonLink } from "~/ui/button/button";
import { Empty } from "~/ui/empty/empty";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { sr } from "~/ui/theme/typography.css";
import * as styles from "./results-page.css";
import type { UnavailableView } from "./results-view";

type SearchUnavailableProps = Pick<UnavailableView, "href" | "phone" | "contact">;

/** The page while the search service is down and no older answer is kept. It says so, and never "no results". */
export function SearchUnavailable({ href, phone, contact }: SearchUnavailableProps) {
  const { t } = useTranslation();
  const ways = (
    <>
      {/* A plain link, so that the browser asks the server again, whatever state the page's script is in. */}
      <Link reloadDocument className={buttonClass({ variant: "primary" })} to={href}>
        {t("search.retry")}
      </Link>
      {phone === null ? null : (
        <ButtonLink href={phone.href}>
          <Icon name="phone" />
          <bdi>{phone.text}</bdi>
        </ButtonLink>
      )}
      {contact === null ? null : <ButtonLink href={contact.href}>{contact.label}</ButtonLink>}
    </>
  );
  return (
    <div className={classNames(wrap, styles.page)}>
      <h1 className={sr}>{t("search.unavailable")}</h1>
      <Panel as="section">
        <Empty heading={t("search.unavailable")} actions={ways}>
          <p>{t("search.unavailableText")}</p>
        </Empty>
      </Panel>
    </div>
  );
}
