import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { TextLink } from "~/ui/text-link/text-link";
import { classNames } from "~/ui/theme/class-names";
import { stack } from "~/ui/theme/layout.css";
import { display, muted, small, sr, strong, tn } from "~/ui/theme/typography.css";
import type { ContactBriefView } from "./contact-brief-view";
import * as css from "~/features/forms/form-page.css";

/**
 * Whom to call: number, address, the way there, opening hours.
 * @param filled whether to call is the page's next step
 */
export function ContactBrief({
  contact,
  filled = false,
}: {
  readonly contact: ContactBriefView;
  readonly filled?: boolean;
}) {
  return (
    <Panel className={stack}>
      <h2 className={display.d1}>{contact.title}</h2>
      {contact.phone === null ? null : (
        <ButtonLink href={contact.phone.href} block variant={filled ? "primary" : "secondary"}>
          <Icon name="phone" size="sm" />
          {contact.phone.text}
        </ButtonLink>
      )}
      <p className={small}>
        <span className={strong}>{contact.name}</span>
        <br />
        <span className={muted}>
          <bdi>{contact.address}</bdi>
        </span>
        <br />
        <TextLink href={contact.directions.href} rel="noreferrer">
          {contact.directions.label}
        </TextLink>
      </p>
      {contact.hours.length === 0 ? null : (
        <table className={classNames(css.hours, small, tn)}>
          <caption className={sr}>{contact.hoursTitle}</caption>
          <tbody>
            {contact.hours.map(({ day, hours, today }) => (
              <tr key={day} className={today ? strong : undefined}>
                <th scope="row" className={css.hoursDay}>
                  {day}
                </th>
                <td className={css.hoursTime}>{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {contact.special.length === 0 ? null : <SpecialDays contact={contact} />}
    </Panel>
  );
}

/** Days that come soon on which the hours differ. */
function SpecialDays({ contact: { special, specialTitle } }: { readonly contact: ContactBriefView }) {
  return (
    <table className={classNames(css.hours, small, tn)}>
      <caption className={classNames(css.hoursCaption, strong)}>{specialTitle}</caption>
      <tbody>
        {special.map(({ date, name, hours }) => (
          <tr key={date}>
            <th scope="row" className={css.specialDay}>
              {name === "" ? date : `${name}, ${date}`}
            </th>
            <td className={css.hoursTime}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
