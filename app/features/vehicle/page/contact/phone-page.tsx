import { useTranslation } from "~/i18n/translation";
import { ANSWER } from "~/ui/arrival/answer";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { PhoneFace } from "~/ui/phone/phone-face";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead, tn } from "~/ui/theme/typography.css";
import { CallButton } from "./call-button";
import type { MaskedPhoneView } from "~/features/vehicle/page/vehicle-page-view";

export interface PhonePageProps {
  readonly phone: MaskedPhoneView;
  /** "2022 Mazda CX-5" */
  readonly name: string;
  readonly backHref: string;
  /** Whether somebody has asked for the number. */
  readonly revealed: boolean;
}

/** The number to call, for those without script: masked, then as a link that calls. */
export function PhonePage({ phone, name, backHref, revealed }: PhonePageProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(wrap, section, stack)}>
      <h1 className={display.d3} {...(revealed ? ANSWER : {})}>
        {t("vehicle.call")}
      </h1>
      <p className={lead}>{t("vehicle.callAbout", { name })}</p>
      {revealed ? (
        <p>
          <ButtonLink href={phone.href} variant="primary" className={tn}>
            <Icon name="phone" size="sm" />
            <PhoneFace text={phone.text} />
          </ButtonLink>
        </p>
      ) : (
        <CallButton phone={phone} />
      )}
      <p>
        <TextLink href={backHref}>{t("vehicle.back")}</TextLink>
      </p>
    </div>
  );
}
