import { useTranslation } from "~/i18n/translation";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead, prose } from "~/ui/theme/typography.css";

export interface NoReportPageProps {
  readonly title: string;
  /** "PPSR report (PDF): 2022 Mazda CX-5" */
  readonly about: string;
  readonly text: string;
  readonly backHref: string;
}

/** Why a document about a vehicle could not be had, and the way back. */
export function NoReportPage({ title, about, text, backHref }: NoReportPageProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(wrap, section, stack)}>
      <h1 className={display.d3}>{title}</h1>
      <p className={lead}>{about}</p>
      <p className={prose}>{text}</p>
      <p>
        <TextLink href={backHref}>{t("vehicle.back")}</TextLink>
      </p>
    </div>
  );
}
