import type { Person } from "~/domain/privacy/person";

/** What is kept of people besides their leads. */
export const RECORD_KINDS = [
  "orders",
  "drafts",
  "files",
  "forms",
  "appointments",
  "accounts",
  "draws",
] as const;
/** One of {@link RECORD_KINDS}. */
type RecordKind = (typeof RECORD_KINDS)[number];

/** What was erased of a person. */
export interface ErasedRecords {
  /** How many of each kind. An order is not deleted: its amount and payment stay, without the person. */
  readonly counts: Readonly<Record<RecordKind, number>>;
  /** References of their orders that are still paid, held or refunded: they name the person until they have ended. */
  readonly openOrders: readonly string[];
}

/** Everything about one person in every store but that of leads. Adapter: `infra/privacy`. */
export interface PersonalRecords {
  /**
   * Erases a person, of all dealers, all or nothing. What hangs on a form of theirs (files, test drives, a draw) is
   * found by its lead: leads are erased after this.
   */
  erase(person: Person): Promise<ErasedRecords>;
}
