import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { logo, mark as markClass, suffix as suffixClass, words } from "./logo.css";
import { LogoMark } from "./logo-mark";
import { OwnLogo } from "./own-logo";
import type { LogoView } from "~/features/site/site-view";

export interface LogoProps {
  readonly view: LogoView;
  /** The dealer's. */
  readonly name: string;
  /** Whether the ground is the template's inverse one. */
  readonly isOnDark?: boolean;
}

/** The dealer's own logo, else its name set in type, leading home. */
export function Logo({ view, name, isOnDark = false }: LogoProps) {
  const { t } = useTranslation();
  return (
    <Link className={logo} to="/" aria-label={t("site.homeOf", { name })}>
      {view.image === null ? (
        <SetInType view={view} />
      ) : (
        <OwnLogo
          image={(isOnDark ? view.imageOnDark : null) ?? view.image}
          name={name}
          needsField={isOnDark && view.imageOnDark === null}
        />
      )}
    </Link>
  );
}

function SetInType({ view }: { readonly view: LogoView }) {
  return (
    <>
      {view.mark === null ? null : <LogoMark name={view.mark} className={markClass} />}
      <span className={words}>
        <span>{view.wordmark}</span>{" "}
        {view.suffix === null ? null : <span className={suffixClass}>{view.suffix}</span>}
      </span>
    </>
  );
}
