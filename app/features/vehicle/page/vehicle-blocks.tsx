import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { stack, stackSm } from "~/ui/theme/layout.css";
import { display, muted, prose, small, tiny, tn } from "~/ui/theme/typography.css";
import { buttonClass } from "~/ui/button/button";
import { textLinkClass, TextLink } from "~/ui/text-link/text-link";
import * as css from "./vehicle-blocks.css";
import type { FactView, VehiclePageView } from "./vehicle-page-view";

interface BlockProps {
  readonly page: VehiclePageView;
}

const FEATURES_AT_FIRST = 8;

export function Announcement({ page }: BlockProps) {
  const { t } = useTranslation();
  if (page.announcement === null) return null;
  return (
    <p className={css.announcement}>
      <span className={css.announcementText}>
        <Icon name="map-pin" />
        {page.announcement}
      </span>
      {page.location.directionsHref === null ? null : (
        <TextLink href={page.location.directionsHref}>{t("announcement.directions")}</TextLink>
      )}
    </p>
  );
}

export function KeyInformation({ page }: BlockProps) {
  const { t } = useTranslation();
  if (page.specs.length === 0) return null;
  return (
    <section className={css.block}>
      <h2 className={classNames(display.d2, css.heading)}>{t("specs.title")}</h2>
      <Rows rows={page.specs} />
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly FactView[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={css.row}>
          <dt className={css.rowLabel}>{label}</dt>
          <dd className={css.rowValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Eight features at once, the others behind a toggle (V §9). */
export function Features({ page: { features } }: BlockProps) {
  const { t } = useTranslation();
  if (features.length === 0) return null;
  const rest = features.slice(FEATURES_AT_FIRST);
  return (
    <section className={css.block}>
      <h2 className={classNames(display.d2, css.heading)}>{t("features.title")}</h2>
      <Ticks items={features.slice(0, FEATURES_AT_FIRST)} />
      {rest.length === 0 ? null : (
        <details className={css.toggle}>
          <summary className={buttonClass({ size: "sm" }, css.toggleSummary)}>
            <span className={css.whenClosed}>{t("features.showAll", { number: features.length })}</span>
            <span className={css.whenOpen}>{t("features.hide")}</span>
            <Icon name="chevron-down" size="sm" className={css.chevron} />
          </summary>
          <Ticks items={rest} />
        </details>
      )}
    </section>
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

/** The dealer's words, the first 400 characters of them at once (V §4). */
export function Comments({ page: { comments } }: BlockProps) {
  const { t } = useTranslation();
  const rest = comments?.rest ?? [];
  return (
    <section className={css.block}>
      <h2 className={classNames(display.d2, css.heading)}>{t("vehicle.comments")}</h2>
      <div className={prose}>
        {comments === null ? (
          <p className={muted}>{t("vehicle.commentsPending")}</p>
        ) : (
          comments.shown.map((paragraph, index) => <p key={index}>{paragraph}</p>)
        )}
        {rest.length === 0 ? null : (
          <details className={css.toggle}>
            <summary className={classNames(textLinkClass, css.toggleSummary)}>
              <span className={css.whenClosed}>{t("disclaimer.more")}</span>
              <span className={css.whenOpen}>{t("disclaimer.less")}</span>
            </summary>
            <div className={classNames(prose, css.rest)}>
              {rest.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

export function Finance({ page: { finance } }: BlockProps) {
  const { t } = useTranslation();
  if (finance === null) return null;
  return (
    <section className={css.block} id="finance">
      <h2 className={classNames(display.d2, css.heading)}>{finance.title}</h2>
      <Panel className={css.finance}>
        <div className={stackSm}>
          <p className={classNames(muted, small)}>{t("finance.estimated")}</p>
          <p className={classNames(display.d3, tn)}>
            {finance.week}
            <span className={css.perWeek}>{t("finance.perWeek")}</span>
          </p>
          <p>
            <TextLink href="#contact">{t("finance.ask")}</TextLink>
          </p>
        </div>
        <div className={stack}>
          {finance.details.length === 0 ? null : <Rows rows={finance.details} />}
          <p className={classNames(muted, tiny)}>{finance.disclaimer}</p>
        </div>
      </Panel>
    </section>
  );
}
