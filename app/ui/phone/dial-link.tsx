import type { ReactNode } from "react";
import { Link } from "~/ui/link/link";
import { PhoneFace } from "./phone-face";
import { type DialledNumber, useToldNumber } from "./told-number";

export interface DialLinkProps {
  /** One that is hidden has the address that tells it as its `href`. */
  readonly phone: DialledNumber;
  readonly stacked?: boolean;
  readonly className?: string;
  /** What stands before the number: its icon. */
  readonly children?: ReactNode;
}

/** A number that calls, or leads to where it is told; once the page was told it, it calls in all its places. */
export function DialLink({ phone, stacked = false, className, children }: DialLinkProps) {
  const told = useToldNumber(phone.href);
  const { text, href } = told ?? phone;
  return (
    <Link className={className} to={href}>
      {children}
      <PhoneFace text={text} told={told !== null} stacked={stacked} />
    </Link>
  );
}
