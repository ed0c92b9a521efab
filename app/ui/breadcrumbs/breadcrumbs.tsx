import { Link } from "~/ui/link/link";
import { classNames } from "~/ui/theme/class-names";
import { crumbs, item as itemClass, list } from "./breadcrumbs.css";

export interface Crumb {
  readonly label: string;
  /** Missing for the page itself. */
  readonly href?: string;
}

/** Where the page stands (NAV-11); positions start at 1 (NAV-12), as an ordered list counts. */
export function Breadcrumbs({
  items,
  label,
  className,
}: {
  items: readonly Crumb[];
  label: string;
  className?: string;
}) {
  return (
    <nav className={classNames(crumbs, className)} aria-label={label}>
      <ol className={list}>
        {items.map((item) => (
          <li key={`${item.href ?? ""}|${item.label}`} className={itemClass}>
            {item.href === undefined ? (
              <bdi aria-current="page">{item.label}</bdi>
            ) : (
              <Link to={item.href}>
                <bdi>{item.label}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
