import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon, type IconName } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import { flip, stack, stackSm } from "~/ui/theme/layout.css";
import { displayFace, muted, small, sr, strong, tiny, tn } from "~/ui/theme/typography.css";
import * as css from "./vehicle-side.css";
import type { VehiclePageView } from "./vehicle-page-view";
import { VehicleTitle } from "./vehicle-title";

interface SideProps {
  readonly page: VehiclePageView;
  readonly withTitle: boolean;
}

/** Price, estimate, ways to get in touch, first facts and place; a vehicle that is gone says so instead (V §4). */
export function VehicleSide({ page, withTitle }: SideProps) {
  const { t } = useTranslation();
  return (
    <aside className={css.side} aria-label={t("vehicle.side")}>
      <Panel side className={stack}>
        {withTitle ? <VehicleTitle page={page} onTop={false} /> : null}
        {page.state === "sold" ? <SoldMessage page={page} /> : <Offer page={page} />}
        <Facts page={page} />
        <a className={css.place} href="#location">
          <Icon name="map-pin" />
          <span className={css.placeText}>
            <b>{page.location.name}</b>
            <small className={classNames(muted, tiny)}>{page.location.address}</small>
          </span>
          <Icon name="chevron-right" size="sm" className={flip} />
        </a>
      </Panel>
    </aside>
  );
}

function Price({ page: { price, priceType, was } }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  const inWords = !/\d/.test(price);
  return (
    <div className={css.price}>
      <p className={classNames(displayFace, tn, css.amount, inWords && css.amountInWords)}>{price}</p>
      {priceType === null && was === null ? null : (
        <div>
          {priceType === null ? null : <p className={classNames(muted, tiny)}>{priceType}</p>}
          {was === null ? null : (
            <s className={classNames(muted, small, tn)}>
              <span className={sr}>{t("card.was")} </span>
              {was}
            </s>
          )}
        </div>
      )}
    </div>
  );
}

function Offer({ page }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  return (
    <>
      <Price page={page} />
      {page.market === null ? null : (
        <p className={css.market}>
          <Icon name="trending-down" size="sm" />
          {page.market}
        </p>
      )}
      {page.week === null ? null : (
        <div className={css.finance}>
          <div>
            <p className={classNames(muted, tiny)}>{t("finance.estimated")}</p>
            <p className={tn}>
              <b className={css.week}>{page.week}</b>
              {t("finance.perWeek")}
            </p>
          </div>
          <a className={css.financeLink} href="#finance">
            {t("finance.details")}
          </a>
        </div>
      )}
      <Buttons page={page} />
    </>
  );
}

function Buttons({ page }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  return (
    <div className={css.buttons}>
      <ButtonLink href="#contact" variant="primary" block>
        {t("vehicle.enquire")}
      </ButtonLink>
      <CallButton phone={page.phone} />
    </div>
  );
}

/** Not there when the vehicle has no number to call (V §5). */
function CallButton({ phone }: Pick<VehiclePageView, "phone">) {
  if (phone === null) return null;
  return (
    <ButtonLink href={phone.href} block className={tn}>
      <Icon name="phone" size="sm" />
      {phone.text}
    </ButtonLink>
  );
}

function SoldMessage({ page }: { readonly page: VehiclePageView }) {
  const { t } = useTranslation();
  return (
    <div className={stack}>
      <div className={classNames(css.sold, stackSm)} role="status">
        <p className={strong}>{t("vehicle.sold")}</p>
        <p className={classNames(small, muted)}>{t("vehicle.soldText")}</p>
      </div>
      <ButtonLink href={page.similarHref} variant="primary" block>
        {t("vehicle.similar")}
      </ButtonLink>
      <CallButton phone={page.phone} />
    </div>
  );
}

const FACT_ICONS: Readonly<Record<string, IconName>> = {
  odometer: "gauge",
  transmission: "cog",
  fuel: "fuel",
  body: "car",
};

function Facts({ page }: { readonly page: VehiclePageView }) {
  return (
    <dl className={css.facts}>
      {page.facts.map(({ key, label, value }) => (
        <div key={key} className={css.fact}>
          <dt className={css.factLabel}>
            <Icon name={FACT_ICONS[key] ?? "info"} className={css.factIcon} />
            {label}
          </dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The bar on phones: call and enquire (VDP-18). */
export function MobileBar({
  page,
  keys,
}: {
  readonly page: VehiclePageView;
  readonly keys: readonly string[];
}) {
  const { t } = useTranslation();
  const call = keys.includes("call") ? page.phone : null;
  const enquire = keys.includes("enquire");
  if (page.state === "sold" || (call === null && !enquire)) return null;
  return (
    <nav className={css.mobileBar} aria-label={t("mobileBar.label")}>
      {call === null ? null : (
        <ButtonLink href={call.href}>
          <Icon name="phone" />
          {t("mobileBar.call")}
        </ButtonLink>
      )}
      {enquire ? (
        <ButtonLink href="#contact" variant="primary">
          {t("mobileBar.enquire")}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
