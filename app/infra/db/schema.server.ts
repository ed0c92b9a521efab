import type { ColumnType } from "kysely";
import type { OrderKind, OrderState } from "~/domain/checkout/order";
import type { AccountSchema } from "./account-schema.server";
import type { FormSchema } from "./forms/form-schema.server";
import type { HistorySchema } from "./history/history-schema.server";
import type { ApiSchema } from "./api-schema.server";
import type { LeadKind } from "~/domain/lead/lead";

/**
 * A vehicle in the editions of its dealership's stock from `since_edition` on, until before `until_edition`: published,
 * written to be published, or replaced. `id` is read as text and written as bigint: 16 digits do not fit a JavaScript
 * number.
 */
interface StockRowTable {
  id: bigint;
  dealership_id: string;
  since_edition: number;
  /** Null for a vehicle that no edition replaces or leaves out yet. */
  until_edition: number | null;
  slug: string;
  /** SHA-256 of `document`: tells whether a publication changes the row. */
  digest: string;
  /** The vehicle as JSON. */
  document: string;
  /** Of the document, so that one vehicle is found without reading the others; the chassis number in capitals. */
  stocknum: string | null;
  vin: string | null;
}

type ReadOnly<Table> = {
  readonly [Column in keyof Table]: ColumnType<Table[Column], never, never>;
};

/** A view: the published vehicles among the rows. */
type StockVehicleView = ReadOnly<Omit<StockRowTable, "since_edition" | "until_edition">>;

/** One row: the publication counter, and the lock that lets one publication run at a time. */
interface StockPublicationTable {
  id: number;
  version: number;
}

/** What is published of a dealership's stock. */
interface StockDealershipTable {
  id: string;
  /** The publication that last changed it. */
  version: number;
  /** The published edition; an edition has the number of its import. */
  edition: number;
  /** The edition that was begun last: the published one, or one that is being written or was left. */
  draft: number;
  /** When something was last written to a draft that is not finished. */
  draft_at: string | null;
  /** The publication of an edition after which rows are to be deleted and indexes to be told; null for none. */
  untidied: number | null;
}

/** A search index outside the database that is told of every publication, by the name that sites search it by. */
interface SearchIndexTable {
  name: string;
}

/**
 * The outbox of a search index: one row for each vehicle whose present state it has not been told. Whether that is a
 * vehicle or none, `stock_vehicle` says when the row's turn comes.
 */
interface SearchChangeTable {
  index_name: string;
  vehicle_id: bigint;
  /** The publication that last changed the vehicle. */
  version: number;
  /** Since when the index has been behind with this vehicle. */
  changed_at: string;
  /** Not before this; empty for at once. */
  due_at: string;
  /** Since when the index has refused it; null while it has not. */
  failing_since: string | null;
}

/** Small facts the platform remembers between runs. */
interface SettingTable {
  name: string;
  value: string;
  changed_at: string;
}

/** A number shown to a shopper who asked for it. */
interface PhoneRevealTable {
  id: string;
  at: string;
  tenant: string;
  website_id: string;
  dealership_id: string;
  car_id: string;
}

/** Who did what on a day, as a keyed digest; emptied after the day. */
interface DayVisitorTable {
  day: string;
  visitor: string;
  /** "view 7", "phone 7", "event 4 7" */
  deed: string;
}

interface VehicleViewsTable {
  car_id: string;
  views: number;
}

/** How often an event happened on a day; `car_id` is empty where it is about no vehicle. */
interface EventCountTable {
  tenant: string;
  website_id: string;
  day: string;
  event_id: number;
  car_id: string;
  times: number;
}

/** A lead as it was sent; what later steps added is in {@link LeadChangeTable}. */
interface LeadTable {
  id: string;
  tenant: string;
  website_id: string;
  kind: LeadKind;
  category: string | null;
  subcategory: string | null;
  dealership_id: string | null;
  car_id: string | null;
  submission_key: string;
  received_at: string;
  changed_at: string;
  /** Why it is held back; null when it is delivered. */
  suspicion: string | null;
  /** In lower case; here and not only in `document` so that a person's leads are found. */
  email: string | null;
  phone: string | null;
  /** Who was signed in when it was sent; null for visitors, and once the account is erased. */
  shopper_id: string | null;
  /** 1 where the shopper may be waiting for news of a reserved vehicle (`awaitsVehicle`), else 0. */
  awaits_vehicle: number;
  /** Contact, fields, visit and vehicle as JSON. */
  document: string;
}

/** A later step of a lead. `revision` counts from 1; the lead itself is revision 0. */
interface LeadChangeTable {
  lead_id: string;
  revision: number;
  submission_key: string;
  at: string;
  document: string;
}

/** The outbox: one row for each sink a lead, or a change of it, goes to. `id` is its idempotency key. */
interface DeliveryTable {
  id: string;
  lead_id: string;
  revision: number;
  tenant: string;
  sink: string;
  state: string;
  attempts: number;
  /** When it is tried next; while it is being delivered, when another process may take it over. */
  due_at: string;
  /** The claim of the process that delivers it; null when none does. */
  lease: string | null;
  created_at: string;
  give_up_at: string;
  failing_since: string | null;
  last_fault: string | null;
  finished_at: string | null;
}

/** A reservation, purchase or payment. Columns hold what queries ask for, `document` the rest as JSON. */
interface CheckoutOrderTable {
  id: string;
  tenant: string;
  submission_key: string;
  kind: OrderKind;
  state: OrderState;
  car_id: string | null;
  created_at: string;
  pay_by: string;
  held_until: string | null;
  /** Until when a pending order keeps others out; null when it does not. */
  hold_until: string | null;
  hold_began_at: string | null;
  /** Who keeps the vehicle while it is pending, as keyed digests; null afterwards. */
  claim_visitor: string | null;
  claim_phone: string | null;
  claim_address: string | null;
  /** When the background looks at it again; null for never. */
  look_at: string | null;
  /** Failed looks since its last change. */
  attempts: number;
  revision: number;
  document: string;
  /** When it was made anonymous; null while it names somebody. */
  anonymised_at: string | null;
}

/** A payment provider's message that was taken. */
interface PaymentNoticeTable {
  tenant: string;
  id: string;
  order_id: string;
}

/** A payment at the demonstration's provider. */
interface SandboxPaymentTable {
  reference: string;
  tenant: string;
  idempotency_key: string;
  state: "open" | "challenge" | "paid" | "refunded" | "ended";
  expires_at: string;
  document: string;
}

/** A form that was not sent yet. */
interface CheckoutDraftTable {
  tenant: string;
  visitor: string;
  flow: string;
  about: string;
  saved_at: string;
  answers: string;
}

/** Work that one process does for all: which process has it, until when, and up to which number it was done. */
interface WorkLeaseTable {
  name: string;
  holder: string;
  until_at: string;
  done: number;
}

/** A submission whose lead was erased with its person. */
interface ErasedSubmissionTable {
  tenant: string;
  /** SHA-256 of the submission's key. */
  key_digest: string;
  erased_at: string;
}

/** Every table, as Kysely sees it. Dates are ISO texts on both databases. */
export interface Schema extends AccountSchema, FormSchema, HistorySchema, ApiSchema {
  stock_row: StockRowTable;
  stock_vehicle: StockVehicleView;
  stock_publication: StockPublicationTable;
  stock_dealership: StockDealershipTable;
  search_index: SearchIndexTable;
  search_change: SearchChangeTable;
  setting: SettingTable;
  phone_reveal: PhoneRevealTable;
  day_visitor: DayVisitorTable;
  vehicle_views: VehicleViewsTable;
  event_count: EventCountTable;
  lead: LeadTable;
  lead_change: LeadChangeTable;
  erased_submission: ErasedSubmissionTable;
  delivery: DeliveryTable;
  checkout_order: CheckoutOrderTable;
  payment_notice: PaymentNoticeTable;
  sandbox_payment: SandboxPaymentTable;
  checkout_draft: CheckoutDraftTable;
  work_lease: WorkLeaseTable;
}
