import type { IconName } from "./icon-names";
import { sizes } from "./icon.css";
import spriteUrl from "./sprite.svg?url";

export type { IconName } from "./icon-names";

export interface IconProps {
  readonly name: IconName;
  /** Without a size the icon is 1.25 times as high as the text beside it. */
  readonly size?: "sm" | "lg";
  readonly className?: string | undefined;
}

/** A decorative line icon in the text's colour. Hidden from assistive technology: the words beside it say it. */
export function Icon({ name, size, className }: IconProps) {
  const own = sizes[size ?? "md"];
  return (
    <svg
      className={className === undefined ? own : `${own} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${spriteUrl}#i-${name}`} />
    </svg>
  );
}
