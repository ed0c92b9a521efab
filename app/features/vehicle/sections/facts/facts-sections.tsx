import { useTranslation } from "~/i18n/translation";
import { Icon, type IconName } from "~/ui/icon/icon";
import type { Drawing } from "~/ui/picture/picture";
import { display } from "~/ui/theme/typography.css";
import type { FactView } from "~/features/vehicle/page/facts/fact-view";
import { MoreToggle } from "../more-toggle";
import { FoldFrame } from "../fold-frame";
import { SectionFrame } from "../section-frame";
import { FactRows, type FactRowsProps } from "./fact-rows";
import * as css from "./facts.css";

interface RowsProps {
  readonly rows: readonly FactView[];
}

/** Specifications shown before "More" is pressed (SPEC-02). */
const SPECS_AT_FIRST = 4;

/** Key facts shown before "More" is pressed: what shoppers ask about first. */
const KEY_FACTS_AT_FIRST = 8;

/** Facts of another section that stand under the heading of the key information. */
export interface FactGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FactView[];
}

interface KeyInformationProps extends RowsProps {
  readonly groups?: readonly FactGroup[];
}

/** The key information grid (VDP-08): what shoppers ask about first, and behind "More" every other fact of the page. */
export function KeyInformation({ rows, groups = [] }: KeyInformationProps) {
  const { t } = useTranslation();
  const others = groups.filter((group) => group.rows.length > 0);
  if (rows.length === 0) return null;
  return (
    <SectionFrame id="key-information" title={t("specs.title")}>
      {others.length === 0 ? (
        <FirstRows rows={rows} count={KEY_FACTS_AT_FIRST} look="key" />
      ) : (
        <div>
          <FactRows rows={rows.slice(0, KEY_FACTS_AT_FIRST)} look="key" />
          <MoreToggle more={t("specs.more")} less={t("specs.fewer")}>
            {rows.length > KEY_FACTS_AT_FIRST ? (
              <FactRows rows={rows.slice(KEY_FACTS_AT_FIRST)} look="key" />
            ) : null}
            {others.map(({ id, title, rows: own }) => (
              <div key={id} id={id} className={css.group}>
                <h3 className={css.groupTitle}>{title}</h3>
                <FactRows rows={own} look="key" />
              </div>
            ))}
          </MoreToggle>
        </div>
      )}
    </SectionFrame>
  );
}

interface FirstRowsProps extends FactRowsProps {
  /** How many stand there before the toggle is pressed; one that would hide a single row is not there. */
  readonly count: number;
}

function FirstRows({ rows, count, look = "rows" }: FirstRowsProps) {
  const { t } = useTranslation();
  if (rows.length <= count + 1) return <FactRows rows={rows} look={look} />;
  return (
    <div>
      <FactRows rows={rows.slice(0, count)} look={look} />
      <MoreToggle more={t("specs.more")} less={t("specs.fewer")}>
        <FactRows rows={rows.slice(count)} look={look} />
      </MoreToggle>
    </div>
  );
}

/** The details box: what tells this vehicle from others like it (VDP-07). */
export function DetailsBox({ rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <FoldFrame id="details" title={t("section.details")}>
      <FactRows rows={rows} />
    </FoldFrame>
  );
}

/** The manufacturer's figures, four of them at first (VDP-09, SPEC-02). */
export function Specifications({ rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <FoldFrame id="specifications" title={t("section.specs")}>
      <FirstRows rows={rows} count={SPECS_AT_FIRST} />
    </FoldFrame>
  );
}

/** What no other section of the page has; everything where it stands alone (VDP-26). */
export function AllSpecifications({ groups }: { readonly groups: readonly (readonly FactView[])[] }) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <FoldFrame id="all-specifications" title={t("section.allSpecs")}>
      <div className={css.groups}>
        {groups.map((rows, index) => (
          <FactRows key={index} rows={rows} />
        ))}
      </div>
    </FoldFrame>
  );
}

const SUMMARY_ICONS: Readonly<Record<string, IconName>> = {
  odometer: "gauge",
  transmission: "cog",
  fuel: "fuel",
  body: "car",
  grossMass: "truck",
  payload: "package",
  sleeps: "users",
  seats: "users",
  engine: "cog",
  colour: "palette",
};

/** The vehicle in a few figures (VDP-25). */
export function CarSummary({ rows, kind }: RowsProps & { readonly kind: Drawing }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <SectionFrame id="car-summary" title={t(kind === "car" ? "section.carSummary" : "section.summary")}>
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
