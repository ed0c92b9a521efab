import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button, ButtonLink } from "~/ui/button/button";
import { isCounted } from "~/ui/analytics/consent";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { sr, tn } from "~/ui/theme/typography.css";
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
 * The masked number (VDP-42). When pressed, it becomes a link that calls, and the dealer is told of it. Without script
 * the form is answered by a page with the number.
 */
export function CallButton({ phone, label, className }: CallButtonProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: keyboard users go on at the link in its place.
    if (asked) place.current?.querySelector("a")?.focus();
  }, [asked]);
  const reveal = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    // The report is a count like others, and needs the visitor's consent like them. The number shows whether or not it
    // arrives.
    if (isCounted()) void sendReveal(phone.report).catch(console.error);
  };
  return (
    <div ref={place} className={css.place}>
      {asked ? (
        <ButtonLink href={phone.href} block className={classNames(tn, className)}>
          <Icon name="phone" size="sm" />
          {phone.text}
        </ButtonLink>
      ) : (
        <SitePathForm method="post" action={phone.revealPath} onSubmit={reveal} className={css.place}>
          <Button type="submit" block className={classNames(tn, className)}>
            <Icon name="phone" size="sm" />
            <span className={sr}>{`${label ?? t("vehicle.call")}: ${t("vehicle.showNumber")} `}</span>
            <bdi>{phone.masked}</bdi>
          </Button>
        </SitePathForm>
      )}
    </div>
  );
}

function sendReveal(report: MaskedPhoneView["report"]): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch("/api/leads/phone-reveal", {
    method: "POST",
    keepalive: true,
    headers,
    body: JSON.stringify(report),
  });
}
