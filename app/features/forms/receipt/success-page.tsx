import { useEffect } from "react";
import { noteSent } from "~/ui/analytics/note-sent";
import { ANSWER } from "~/ui/arrival/answer";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { StateBadge } from "~/ui/state-badge/state-badge";
import { TextLink, textLinkClass } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { row, wrap } from "~/ui/theme/layout.css";
import { display, lead, muted } from "~/ui/theme/typography.css";
import * as css from "~/features/forms/form-page.css";
import { NumberedSteps } from "~/ui/numbered-steps/numbered-steps";
import { isCounted } from "~/ui/analytics/consent";
import { rememberContact } from "../remembered/remembered-contact";
import type { Receipt } from "./receipt";

/** Where the calendar file of the last booking is. */
const CALENDAR = "/success/booking.ics";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";

/** Words of the page, whatever was sent; title and text are of the one without a receipt. */
export interface SuccessWords {
  readonly title: string;
  readonly text: string;
  readonly answers: string;
  readonly next: string;
  readonly about: string;
  readonly browse: string;
  readonly back: string;
  readonly reference: string;
  readonly calendar: string;
  readonly after: string;
}

export interface SuccessPageProps {
  /** Null when this browser sent nothing lately, or keeps no cookies. */
  readonly receipt: (Receipt & { readonly eventId: number }) | null;
  readonly words: SuccessWords;
  /** The page of what was sent, where it can be seen later; null for what has none. */
  readonly own: { readonly href: string; readonly label: string } | null;
  readonly browseHref: string;
  /** Keys of local storage (FAV-06, OPEN-100). */
  readonly keys: Readonly<Record<"contact" | "enquiryCar" | "successCategory", string>>;
}

/** What was sent, what it was about and what happens next (LEAD-06, LEAD-07). */
export function SuccessPage({ receipt, words, own, browseHref, keys }: SuccessPageProps) {
  useEffect(() => {
    if (receipt !== null) noteSent({ id: receipt.eventId, lead: receipt.leadId, carId: receipt.carId });
  }, [receipt]);
  useEffect(() => {
    if (receipt !== null && isCounted()) remember(receipt, keys);
  }, [receipt, keys]);
  const vehicle = receipt?.vehicle ?? null;
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.grid}>
        <div className={css.head}>
          {receipt === null ? null : <Icon name="circle-check" className={css.tick} />}
          <h1 className={display.d4} {...(receipt === null ? {} : ANSWER)}>
            {receipt?.title ?? words.title}
          </h1>
          {receipt?.status == null ? null : (
            <StateBadge tone={receipt.status.tone}>{receipt.status.text}</StateBadge>
          )}
          <p className={lead}>{receipt?.text ?? words.text}</p>
          {receipt?.highlight == null ? null : (
            <p className={classNames(display.d1, css.highlight)}>{receipt.highlight}</p>
          )}
          {receipt === null ? null : (
            <p>
              {words.reference} <strong>{receipt.reference}</strong>
            </p>
          )}
          {receipt?.told == null ? null : <p>{receipt.told}</p>}
          {own === null ? null : (
            <p>
              <TextLink href={own.href}>{own.label}</TextLink>
            </p>
          )}
          {receipt === null || receipt.calendar === null ? null : (
            <p>
              <a href={CALENDAR} download className={textLinkClass}>
                {words.calendar}
              </a>
            </p>
          )}
        </div>
        {vehicle === null ? null : (
          <div className={css.side}>
            <aside className={css.subject} aria-label={words.about}>
              <VehicleBrief vehicle={vehicle} />
            </aside>
          </div>
        )}
        <div className={css.sent}>
          {receipt === null ? null : <Details receipt={receipt} words={words} />}
          {receipt === null || receipt.after.length === 0 ? null : (
            <section aria-labelledby="sent-after" className={css.block}>
              <h2 id="sent-after" className={display.d1}>
                {words.after}
              </h2>
              <div className={css.steps}>
                {receipt.after.map(({ href, label }, index) => (
                  <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
                    {label}
                  </ButtonLink>
                ))}
              </div>
            </section>
          )}
          <div className={row}>
            {vehicle === null ? null : <ButtonLink href={vehicle.href}>{words.back}</ButtonLink>}
            {receipt?.after.some(({ href }) => href === browseHref) ? null : (
              <ButtonLink href={browseHref}>{words.browse}</ButtonLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the browser keeps of it for the next page and the next form (FAV-06). */
function remember(receipt: Receipt, keys: SuccessPageProps["keys"]): void {
  rememberContact(keys.contact, receipt.contact);
  const { carId, vehicle, category } = receipt;
  try {
    if (carId !== null)
      localStorage.setItem(keys.enquiryCar, JSON.stringify({ id: carId, name: vehicle?.name ?? "" }));
    if (category !== null) localStorage.setItem(keys.successCategory, JSON.stringify(category));
  } catch {
    // Storage is refused; the page says everything all the same.
  }
}

function Details({ receipt, words }: { readonly receipt: Receipt; readonly words: SuccessWords }) {
  return (
    <>
      {receipt.next.length === 0 ? null : (
        <section aria-labelledby="sent-next" className={css.block}>
          <h2 id="sent-next" className={display.d1}>
            {words.next}
          </h2>
          <NumberedSteps steps={receipt.next} />
        </section>
      )}
      <section aria-labelledby="sent-answers" className={css.block}>
        <h2 id="sent-answers" className={display.d1}>
          {words.answers}
        </h2>
        <dl className={css.answers}>
          {receipt.answers.map(({ label, value }) => (
            <div key={label} className={css.answer}>
              <dt className={muted}>{label}</dt>
              <dd className={css.answerValue}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
