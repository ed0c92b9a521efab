import { TextLink } from "~/ui/text-link/text-link";
import * as css from "./account.css";

/** A way within the account, or to a list of its own. */
export interface AccountLink {
  readonly label: string;
  readonly href: string;
  /** How much is there; empty where it is not counted. */
  readonly note: string;
}

/** The parts of an account. */
export function AccountNav({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly AccountLink[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={css.nav}>
        {links.map(({ href, label: text, note }) => (
          <li key={href} className={css.navItem}>
            <TextLink href={href}>{text}</TextLink>
            {note === "" ? null : <span className={css.rowNote}>{note}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
