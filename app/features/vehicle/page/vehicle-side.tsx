import { useTranslation } from "~/i18n/translation";
import { SAVED_SEARCHES_PATH } from "~/paths";
import { Button, ButtonLink } from "~/ui/button/button";
import { Icon, type IconName } from "~/ui/icon/icon";
import { SitePathForm } from "~/ui/link/site-path-form";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { stack, stackSm } from "~/ui/theme/layout.css";
import { displayFace, muted, small, strong, tiny, tn } from "~/ui/theme/typography.css";
import { CallButton } from "./contact/call-button";
import { LaterFinanceSide, LaterPriceNotes, LaterTools } from "./later-parts";
import { KeepTools } from "./keep-tools";
import { VehicleButtons } from "./contact/vehicle-buttons";
import { PriceType } from "../price/price-type";
import type { EstimateOfferView } from "../sections/finance/finance-view";
import * as css from "./vehicle-side.css";
import type { AbsenceView, VehiclePageView } from "./vehicle-page-view";
import { VehiclePlace } from "./vehicle-place";
import { VehicleTitle } from "./vehicle-title";

interface SideProps {
  readonly page: VehiclePageView;
  readonly withTitle: boolean;
}

/** Price, estimate, ways to get in touch, first facts and place; a vehicle that is gone says so instead. */
export function VehicleSide({ page, withTitle }: SideProps) {
  const { t } = useTranslation();
  return (
    <aside className={css.side} aria-label={t("vehicle.side")}>
      <Panel side className={stack}>
        {withTitle ? <VehicleTitle page={page} onTop={false} /> : null}
        {page.absence === null ? <Offer page={page} /> : <SoldMessage page={page} absence={page.absence} />}
        <Facts page={page} />
        <VehiclePlace page={page} />
      </Panel>
      <LaterTools view={page.share}>
        <KeepTools page={page} />
      </LaterTools>
    </aside>
  );
}

function Price({ page }: { readonly page: VehiclePageView }) {
  const { price, priceType, was, priceNotes } = page;
  const { t } = useTranslation();
  const inWords = !/\d/.test(price);
  return (
    <div className={css.price}>
      <p data-price className={classNames(displayFace, tn, css.amount, inWords && css.amountInWords)}>
        {price}
      </p>
      {priceType === null && was === null && priceNotes === null ? null : (
        <div>
          <p className={css.terms}>
            <PriceType of={page} className={classNames(muted, tiny)} />
            {was === null ? null : (
              <span className={classNames(muted, small, tn)}>
                {`${t("card.was")} `}
                <s>{was}</s>
              </span>
            )}
          </p>
          {priceNotes === null ? null : <LaterPriceNotes view={priceNotes} />}
        </div>
      )}
    </div>
  );
}

function Offer({ page }: { readonly page: VehiclePageView }) {
  return (
    <>
      <Price page={page} />
      {page.calculators?.financeSide == null ? null : (
        <LaterFinanceSide view={page.calculators.financeSide} />
      )}
      {page.market === null ? null : (
        <p className={css.market}>
          <Icon name="trending-down" size="sm" />
          {page.market}
        </p>
      )}
      <VehicleButtons ranks={page.ranks} phone={page.phone} />
      {page.reserved === null ? null : <p className={css.reserved}>{page.reserved}</p>}
      <EstimateOffer offer={page.calculators?.financeSide?.offer ?? null} />
    </>
  );
}

/** Below the buttons: between them and the price the first one would leave the first screen of a small laptop. */
function EstimateOffer({ offer }: { readonly offer: EstimateOfferView | null }) {
  if (offer === null) return null;
  return (
    <div className={css.offer}>
      <Icon name="tag" size="sm" className={css.offerIcon} />
      <div>
        <TextLink href={offer.href} className={small}>
          {offer.title}
        </TextLink>
        <p className={classNames(muted, tiny)}>{offer.text}</p>
      </div>
    </div>
  );
}

interface SoldMessageProps {
  readonly page: VehiclePageView;
  readonly absence: AbsenceView;
}

function SoldMessage({ page, absence: { title, text, ways, alert } }: SoldMessageProps) {
  return (
    <div className={stack}>
      <div className={classNames(css.sold, stackSm)} role="status">
        <p className={strong}>{title}</p>
        <p className={classNames(small, muted)}>{text}</p>
      </div>
      {ways.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"} block>
          {label}
        </ButtonLink>
      ))}
      {alert === null ? null : (
        <SitePathForm method="post" action={SAVED_SEARCHES_PATH}>
          <input type="hidden" name="path" value={alert.path} />
          <Button type="submit" block>
            {alert.label}
          </Button>
        </SitePathForm>
      )}
      {page.phone === null ? null : <CallButton phone={page.phone} />}
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
  if (page.facts.length === 0) return null;
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
