import { useTranslation } from "~/i18n/translation";
import { Button, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { PhoneFace } from "~/ui/phone/phone-face";
import { useToldNumber } from "~/ui/phone/told-number";
import { sr } from "~/ui/theme/typography.css";
import type { MaskedPhoneView } from "~/features/vehicle/page/vehicle-page-view";
import { SitePathForm } from "~/ui/link/site-path-form";
import * as css from "./call-button.css";

export interface CallButtonProps {
  readonly phone: MaskedPhoneView;
  /** What stands before the number: "Call Us Now". */
  readonly label?: string;
  readonly className?: string;
}

/**
 * The masked number (VDP-42), a link that calls once it is told: by `HiddenNumber`, for all the page's buttons of it, or
 * without script by the page that answers the form. For dealers that mask none, the link at once.
 */
export function CallButton({ phone, label, className }: CallButtonProps) {
  const { t } = useTranslation();
  const told = useToldNumber(phone.revealPath);
  const shown = phone.hidden ? told : phone;
  return (
    <div className={css.place}>
      {shown ? (
        <ButtonLink href={shown.href} block className={classNames(css.button, className)}>
          <Icon name="phone" size="sm" />
          <PhoneFace text={shown.text} told={phone.hidden} />
        </ButtonLink>
      ) : (
        <SitePathForm method="post" action={phone.revealPath} className={css.place}>
          <Button type="submit" block className={classNames(css.button, className)}>
            <Icon name="phone" size="sm" />
            <span className={sr}>{`${label ?? t("vehicle.call")}: `}</span>
            <PhoneFace text={phone.masked} />
          </Button>
        </SitePathForm>
      )}
    </div>
  );
}
