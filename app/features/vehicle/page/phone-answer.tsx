import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead, tn } from "~/ui/theme/typography.css";
import type { ContactLink } from "./vehicle-page-view";

export interface PhoneAnswerProps {
  readonly phone: ContactLink;
  /** "2022 Mazda CX-5" */
  readonly name: string;
  readonly backHref: string;
}

/** The number somebody asked for without script. */
export function PhoneAnswer({ phone, name, backHref }: PhoneAnswerProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(wrap, section, stack)}>
      <h1 className={display.d3}>{t("vehicle.call")}</h1>
      <p className={lead}>{t("vehicle.callAbout", { name })}</p>
      <p>
        <ButtonLink href={phone.href} variant="primary" className={tn}>
          <Icon name="phone" size="sm" />
          {phone.text}
        </ButtonLink>
      </p>
      <p>
        <TextLink href={backHref}>{t("vehicle.back")}</TextLink>
      </p>
    </div>
  );
}
