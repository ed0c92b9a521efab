import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/translation";
import { Button, ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { sr, tn } from "~/ui/theme/typography.css";
import type { ContactLink, MaskedPhoneView } from "~/features/vehicle/page/vehicle-page-view";
import { SitePathForm } from "~/ui/link/site-path-form";
import * as css from "./call-button.css";
import { tellNumber, useToldNumber } from "./told-number";

export interface CallButtonProps {
  readonly phone: MaskedPhoneView;
  /** What stands before the number: "Call Us Now". */
  readonly label?: string;
  readonly className?: string;
}

/**
 * The masked number (VDP-42). When pressed, the server tells it, it becomes a link that calls, and the dealer is told of
 * it; so do the page's other buttons of it. Without script the form is answered by a page with the number. For dealers that mask none, the link at once.
 */
export function CallButton({ phone, label, className }: CallButtonProps) {
  const { t } = useTranslation();
  const told = useToldNumber(phone.revealPath);
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone: keyboard users go on at the link in its place.
    if (told !== null && wasPressed.current) place.current?.querySelector("a")?.focus();
  }, [told]);
  const reveal = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    wasPressed.current = true;
    askForNumber(phone.report)
      .then((number) => tellNumber(phone.revealPath, number))
      .catch((error: unknown) => {
        console.error(error);
        // The page without script may still be reached.
        form.submit();
      });
  };
  const shown = phone.hidden ? told : phone;
  return (
    <div ref={place} className={css.place}>
      {shown ? (
        <ButtonLink href={shown.href} block className={classNames(tn, className)}>
          <Icon name="phone" size="sm" />
          <bdi>{shown.text}</bdi>
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

/** Tells the dealer, and gets the number; whether the asking is counted is the server's to say. */
async function askForNumber(report: MaskedPhoneView["report"]): Promise<ContactLink> {
  const answer = await fetch("/api/leads/phone-reveal", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  });
  if (!answer.ok) throw new Error(`The number: ${answer.status}`);
  // Our own route wrote it.
  return ((await answer.json()) as { readonly phone: ContactLink }).phone;
}
