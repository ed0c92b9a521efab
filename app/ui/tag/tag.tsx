import type { ReactNode } from "react";
import { classNames } from "~/ui/theme/class-names";
import { kinds, tag } from "./tag.css";

export type TagKind = keyof typeof kinds;

/** A 24 px label on a picture or beside a title. */
export function Tag({
  kind,
  className,
  children,
}: {
  kind: TagKind;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classNames(tag, kinds[kind], className)}>{children}</span>;
}
