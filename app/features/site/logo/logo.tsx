import { Link } from "~/ui/link/link";
import { useTranslation } from "~/i18n/translation";
import { classNames } from "~/ui/theme/class-names";
import { logo, longName, mark as markClass, setInType, suffix as suffixClass, words } from "./logo.css";
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

/** Letters that fit on a phone beside the header's buttons in the largest type. */
const LONG_NAME = 16;

/** The dealer's own logo, else its name set in type, leading home. */
export function Logo({ view, name, isOnDark = false }: LogoProps) {
  const { t } = useTranslation();
  const isLong = view.wordmark.length + (view.suffix?.length ?? 0) > LONG_NAME;
  const typed = view.image === null ? classNames(setInType, isLong && longName) : "";
  return (
    <Link className={classNames(logo, typed)} to="/" aria-label={t("site.homeOf", { name })}>
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
