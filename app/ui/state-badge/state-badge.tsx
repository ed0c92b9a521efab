import type { ReactNode } from "react";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { badge, tones } from "./state-badge.css";

/** How something stands: `good`, it is as it should be; `waiting`, somebody has still to act; `ended`, it is over. */
export type StateTone = keyof typeof tones;

const ICONS = { good: "circle-check", waiting: "clock", ended: "info" } as const;

/** How an order, a booking or an offer stands, in a word or two. */
export function StateBadge({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }) {
  return (
    <p className={classNames(badge, tones[tone])}>
      <Icon name={ICONS[tone]} size="sm" />
      <span>{children}</span>
    </p>
  );
}
