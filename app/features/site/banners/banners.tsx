import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { Picture } from "~/ui/picture/picture";
import { classNames } from "~/ui/theme/class-names";
import { wrap } from "~/ui/theme/layout.css";
import { useNonce } from "~/ui/nonce/nonce";
import type { BannerView } from "./banner-views";
import {
  banner as bannerClass,
  body,
  chevron,
  close,
  closeBox,
  closeFace,
  details as detailsClass,
  line,
  picture,
  row,
  shape,
  summary,
} from "./banners.css";
import { HIDE_CLOSED_BANNERS, rememberClosed } from "./closed-banners";

/** Notices over the page: closable (NAV-13), with more to open (NAV-14); both without script. */
export function Banners({ banners }: { readonly banners: readonly BannerView[] }) {
  const { t } = useTranslation();
  const nonce = useNonce();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("site.notices")}>
      {banners.map((banner) => (
        <Banner key={banner.id} banner={banner} />
      ))}
      {/* Runs before the first paint, so that a closed notice never shows and nothing jumps. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: HIDE_CLOSED_BANNERS }} />
    </section>
  );
}

function Banner({ banner }: { readonly banner: BannerView }) {
  const { id, text, details, link, image, closable } = banner;
  return (
    // The script above may have hidden it already: server and browser differ in this attribute on purpose.
    <div
      className={bannerClass}
      data-banner={id}
      style={image === null ? undefined : assignInlineVars({ [shape]: `${image.width} / ${image.height}` })}
      suppressHydrationWarning
    >
      {image === null ? null : (
        <Picture
          {...image}
          className={picture}
          sizes="100vw"
          minWidth={480}
          maxWidth={2000}
          priority="early"
        />
      )}
      <div className={classNames(wrap, row)}>
        <div className={body}>
          <div className={line}>
            {details === "" ? <p>{text}</p> : <More text={text} details={details} />}
            {link === null ? null : <TextLink href={link.href}>{link.label}</TextLink>}
          </div>
        </div>
        {closable ? <Close id={id} /> : null}
      </div>
    </div>
  );
}

function More({ text, details }: { readonly text: string; readonly details: string }) {
  return (
    <details>
      <summary className={summary}>
        {text}
        <Icon name="chevron-down" size="sm" className={chevron} />
      </summary>
      <p className={detailsClass}>{details}</p>
    </details>
  );
}

function Close({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <label className={close}>
      <input
        type="checkbox"
        className={closeBox}
        data-close
        aria-label={t("site.closeNotice")}
        onChange={() => rememberClosed(id)}
      />
      <span className={closeFace}>
        <Icon name="x" />
      </span>
    </label>
  );
}
