import type { ReactNode } from "react";
import { Link } from "~/ui/link/link";
import { rememberChoice } from "./form-sync";

interface ListLinkProps {
  /** The same page with the list whole. */
  readonly href: string;
  readonly className: string;
  /** The choice that has the focus once the list is whole and this link is gone: the last one before it. */
  readonly name: string;
  readonly last: string;
  readonly children: ReactNode;
}

/** Leads to the rest of a list, in its place: neither the page's other choices nor the scroll position change. */
export function ListLink({ href, className, name, last, children }: ListLinkProps) {
  return (
    <Link
      to={href}
      className={className}
      preventScrollReset
      replace
      rel="nofollow"
      onClick={() => {
        rememberChoice(name, last);
      }}
    >
      {children}
    </Link>
  );
}
