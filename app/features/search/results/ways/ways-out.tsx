import { TextLink } from "~/ui/text-link/text-link";
import * as styles from "./ways-out.css";
import type { WaysView } from "../results-view";

/** Searches near to this one that find more, each with how many: links, so that they lead on without script. */
export function WaysOut({
  ways,
  isCentred = false,
}: {
  readonly ways: WaysView;
  readonly isCentred?: boolean;
}) {
  return (
    <nav className={isCentred ? styles.centred : styles.ways} aria-label={ways.heading}>
      <p className={styles.heading} aria-hidden="true">
        {ways.heading}
      </p>
      <ul className={styles.list}>
        {ways.links.map(({ label, count, href }) => (
          <li key={href}>
            <TextLink href={href} className={styles.link}>
              {label} {count === null ? null : <span className={styles.count}>{count}</span>}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
