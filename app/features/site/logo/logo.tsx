import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { logo, mark as markClass, suffix as suffixClass, words } from "./logo.css";
import { LogoMark } from "./logo-mark";
import type { LogoView } from "~/features/site/site-view";

/** The dealer's name set in type, leading home. */
export function Logo({ view, name }: { readonly view: LogoView; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <Link className={logo} to="/" aria-label={t("site.homeOf", { name })}>
      {view.mark === null ? null : <LogoMark name={view.mark} className={markClass} />}
      <span className={words}>
        <span>{view.wordmark}</span>{" "}
        {view.suffix === null ? null : <span className={suffixClass}>{view.suffix}</span>}
      </span>
    </Link>
  );
}
