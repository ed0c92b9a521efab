import { useTranslation } from "~/i18n/translation";
import type { VehicleSheet } from "~/ports/vehicle-papers";
import { Button, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import { flip, wrap } from "~/ui/theme/layout.css";
import { display, displayFace, muted, small, tiny, tn } from "~/ui/theme/typography.css";
import type { PictureView } from "../picture-view";
import { PdfButton } from "../share/pdf-button";
import { useScripted } from "../share/use-scripted";
import * as css from "./print-page.css";
import { SheetLists } from "./sheet-lists";

export interface PrintPageProps {
  readonly sheet: VehicleSheet;
  /** Title with badge. */
  readonly name: string;
  readonly picture: PictureView | null;
  readonly logo: {
    readonly wordmark: string;
    readonly suffix: string | null;
    readonly strokes: readonly { readonly path: string; readonly tone: "ink" | "accent" }[];
  };
  /** Where the PDF is. */
  readonly pdf: string;
  /** Its language, where it is not the page's. */
  readonly pdfLanguage?: string | undefined;
  /** The vehicle's page. */
  readonly back: string;
}

/** A vehicle on paper: picture, price, facts, comments, the dealer and a code that leads to the page (SHARE-06). */
export function PrintPage({ sheet, name, picture, logo, pdf, pdfLanguage, back }: PrintPageProps) {
  return (
    <div className={classNames(wrap, css.page)}>
      <Tools pdf={pdf} pdfLanguage={pdfLanguage} back={back} />
      <article className={css.sheet} aria-label={name}>
        <Letterhead logo={logo} dealer={sheet.dealer} />
        <Heading sheet={sheet} />
        <div className={css.overview}>
          {picture === null ? null : (
            <Picture {...picture} width={1200} height={800} sizes="560px" priority className={css.picture} />
          )}
          <dl className={css.facts}>
            {sheet.facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt className={css.factLabel}>{label}</dt>
                <dd className={classNames(css.factValue, tn)}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <MoneyNotes sheet={sheet} />
        <SheetLists sheet={sheet} />
        <Foot sheet={sheet} />
      </article>
    </div>
  );
}

function Tools({ pdf, pdfLanguage, back }: Pick<PrintPageProps, "pdf" | "pdfLanguage" | "back">) {
  const { t } = useTranslation();
  const scripted = useScripted();
  return (
    <div className={css.tools}>
      {scripted ? (
        <Button variant="primary" onClick={() => window.print()}>
          <Icon name="printer" size="sm" />
          {t("print.now")}
        </Button>
      ) : null}
      <PdfButton href={pdf} language={pdfLanguage} label={t("print.pdf")} />
      <ButtonLink href={back} variant="quiet">
        <Icon name="arrow-left" size="sm" className={flip} />
        {t("print.back")}
      </ButtonLink>
    </div>
  );
}

function Letterhead({ logo, dealer }: Pick<PrintPageProps, "logo"> & Pick<VehicleSheet, "dealer">) {
  return (
    <div className={css.letterhead}>
      <div className={css.brand}>
        {logo.strokes.length === 0 ? null : (
          <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true">
            {logo.strokes.map(({ path, tone }) => (
              <path key={path} className={tone === "ink" ? css.stroke : css.strokeAccent} d={path} />
            ))}
          </svg>
        )}
        <p className={classNames(displayFace, css.wordmark)}>
          {logo.wordmark}
          {logo.suffix === null ? null : <small className={classNames(muted, small)}> {logo.suffix}</small>}
        </p>
      </div>
      <p className={classNames(css.contact, small, tn)}>
        <bdi>{dealer.phone}</bdi>
        <br />
        <bdi className={muted}>{dealer.email}</bdi>
      </p>
    </div>
  );
}

function Heading({ sheet }: Pick<PrintPageProps, "sheet">) {
  const terms = [sheet.priceType, sheet.was === null ? null : `${sheet.words.was} ${sheet.was}`];
  return (
    <div className={css.heading}>
      <div>
        <h1 className={display.d3}>
          <bdi>{sheet.title}</bdi>
        </h1>
        <p className={muted}>
          {sheet.badge === null ? null : (
            <>
              <bdi>{sheet.badge}</bdi> ·{" "}
            </>
          )}
          {sheet.condition}
        </p>
      </div>
      <div className={css.priceBlock}>
        <p className={classNames(displayFace, tn, css.price)}>
          <bdi>{sheet.price}</bdi>
        </p>
        <p className={classNames(muted, small, tn)}>{terms.filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}

function MoneyNotes({ sheet: { priceNotes, estimate } }: Pick<PrintPageProps, "sheet">) {
  if (priceNotes.length === 0 && estimate === null) return null;
  return (
    <div className={classNames(css.money, small)}>
      {priceNotes.length === 0 ? null : <p>{priceNotes.join(" ")}</p>}
      {estimate === null ? null : (
        <>
          <p>
            <b className={tn}>{estimate.amount}</b> {estimate.why}
          </p>
          <p className={classNames(muted, tiny)}>{estimate.smallPrint}</p>
        </>
      )}
    </div>
  );
}

function Foot({ sheet: { dealer, words, qr, addressText } }: Pick<PrintPageProps, "sheet">) {
  const { t } = useTranslation();
  const lines = [dealer.address, dealer.phone, dealer.email, ...dealer.hours].filter((one) => one !== null);
  return (
    <div className={css.foot}>
      <div className={css.visit}>
        <p className={muted}>{words.visit}</p>
        <p>
          <b>{dealer.yard}</b>
        </p>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <div className={css.scan}>
        <p>
          <b>{words.scan}</b>
          <br />
          <bdi dir="ltr">{addressText}</bdi>
        </p>
        <svg
          className={css.code}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          shapeRendering="crispEdges"
        >
          <title>{t("print.code")}</title>
          <path d={qr.path} />
        </svg>
      </div>
      <p className={classNames(css.small, muted)}>
        {[dealer.licence, words.printed].filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}
