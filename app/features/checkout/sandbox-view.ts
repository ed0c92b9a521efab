import type { SandboxCard } from "~/ports/sandbox-payments";

/** The demonstration's card form, every text ready to print. */
export interface SandboxView {
  readonly title: string;
  readonly banner: string;
  readonly provider: string;
  readonly to: string;
  readonly amount: string;
  readonly description: string;
  readonly fault: { readonly title: string; readonly text: string } | null;
  readonly cards: {
    readonly title: string;
    readonly items: readonly { readonly value: SandboxCard; readonly label: string; readonly hint: string }[];
    readonly pay: string;
  } | null;
  /** The "bank" asks. */
  readonly challenge: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
  } | null;
  readonly back: { readonly href: string; readonly label: string };
}
