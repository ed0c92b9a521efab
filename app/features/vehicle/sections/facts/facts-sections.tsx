import { useTranslation } from "~/i18n/translation";
import { Icon, type IconName } from "~/ui/icon/icon";
import { display } from "~/ui/theme/typography.css";
import type { FactView } from "~/features/vehicle/page/fact-view";
import { MoreToggle } from "../more-toggle";
import { SectionFrame } from "../section-frame";
import { FactRows } from "./fact-rows";
import * as css from "./facts.css";

interface RowsProps {
  readonly rows: readonly FactView[];
}

/** Specifications shown before "More" is pressed (SPEC-02). */
const SPECS_AT_FIRST = 4;

/** The key information grid (VDP-08). */
export function KeyInformation({ rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <SectionFrame id="key-information" title={t("specs.title")}>
      <FactRows rows={rows} />
    </SectionFrame>
  );
}

/** The details box: what tells this vehicle from others like it (VDP-07). */
export function DetailsBox({ rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <SectionFrame id="details" title={t("section.details")}>
      <div className={css.box}>
        <FactRows rows={rows} />
      </div>
    </SectionFrame>
  );
}

/** The manufacturer's figures, four of them at first (VDP-09, SPEC-02). */
export function Specifications({ rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  const rest = rows.slice(SPECS_AT_FIRST);
  return (
    <SectionFrame id="specifications" title={t("section.specs")}>
      <FactRows rows={rows.slice(0, SPECS_AT_FIRST)} />
      {rest.length === 0 ? null : (
        <MoreToggle more={t("specs.more")} less={t("specs.fewer")}>
          <FactRows rows={rest} />
        </MoreToggle>
      )}
    </SectionFrame>
  );
}

/** Everything known in one place, for sites that show it so (VDP-26). */
export function AllSpecifications({ groups }: { readonly groups: readonly (readonly FactView[])[] }) {
  const { t } = useTranslation();
  const filled = groups.filter((rows) => rows.length > 0);
  if (filled.length === 0) return null;
  return (
    <SectionFrame id="all-specifications" title={t("section.allSpecs")}>
      <div className={css.groups}>
        {filled.map((rows, index) => (
          <FactRows key={index} rows={rows} />
        ))}
      </div>
    </SectionFrame>
  );
}

const SUMMARY_ICONS: Readonly<Record<string, IconName>> = {
  odometer: "gauge",
  transmission: "cog",
  fuel: "fuel",
  body: "car",
};

/** The vehicle in a few figures (VDP-25). */
export function CarSummary({ rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <SectionFrame id="car-summary" title={t("section.carSummary")}>
      <dl className={css.summary}>
        {rows.map(({ key, label, value }) => (
          <div key={key} className={css.summaryItem}>
            <dt className={css.summaryLabel}>
              <Icon name={SUMMARY_ICONS[key] ?? "info"} /> {label}
            </dt>
            <dd className={`${css.summaryValue} ${display.d1}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
