import { type MouseEvent, useState } from "react";
import type { SpecialDayText } from "~/domain/location/place-hours";
import { Dialog } from "~/ui/dialog/dialog";
import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { display } from "~/ui/theme/typography.css";
import type { LocationCardView, LocationWords } from "~/features/locations/location-views";
import * as css from "~/features/locations/locations.css";

/** Where the days stand on the location's own page. */
const ANCHOR = "holiday-hours";

interface SpecialHoursProps {
  readonly days: readonly SpecialDayText[];
  readonly title: string;
}

/** Days to come whose hours differ, on the location's page (LOC-07). */
export function SpecialHours({ days, title }: SpecialHoursProps) {
  return (
    <section id={ANCHOR} className={css.anchored}>
      <h2 className={display.d1}>{title}</h2>
      <SpecialDays days={days} />
    </section>
  );
}

function SpecialDays({ days }: Pick<SpecialHoursProps, "days">) {
  return (
    <table className={css.hours}>
      <tbody>
        {days.map(({ date, name, hours }) => (
          <tr key={date}>
            <th scope="row" className={css.day}>
              {name === "" ? date : `${name}, ${date}`}
            </th>
            <td className={css.time}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SpecialHoursLinkProps {
  readonly card: Pick<LocationCardView, "id" | "name" | "href" | "special">;
  readonly words: Pick<LocationWords, "special" | "close">;
}

/** The same in a dialog (LOC-07); without script the link leads to where they stand. */
export function SpecialHoursLink({ card, words }: SpecialHoursLinkProps) {
  const [open, setOpen] = useState(false);
  if (card.special.length === 0) return null;
  return (
    <>
      <TextLink
        href={`${card.href}#${ANCHOR}`}
        aria-label={`${words.special}: ${card.name}`}
        onClick={(event) => {
          if (isInNewTab(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="calendar" size="sm" />
        {words.special}
      </TextLink>
      {open ? (
        <Dialog
          id={`holiday-${card.id}`}
          title={`${words.special}: ${card.name}`}
          closeLabel={words.close}
          onClose={() => setOpen(false)}
        >
          <SpecialDays days={card.special} />
        </Dialog>
      ) : null}
    </>
  );
}

/** Whether a click asks for a new tab or window, which a dialog cannot be. */
export function isInNewTab({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || button !== 0;
}
