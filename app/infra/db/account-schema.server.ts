interface ShopperTable {
  id: string;
  tenant: string;
  phone: string;
  email: string | null;
  email_confirmed_at: string | null;
  notices: "none" | "email" | "sms";
  created_at: string;
  /** Last signed in or on a page, to the hour. */
  seen_at: string;
  /** BCP 47 tag of one of the site's languages; null where it is not known: the dealer's own. */
  language: string | null;
}

/** A code as a keyed digest; `challenge` is a digest too. */
interface SignInCodeTable {
  challenge: string;
  tenant: string;
  phone: string;
  digest: string;
  sent_at: string;
  expires_at: string;
  tries: number;
  /** 1 when it counts no more: used, or another took its place. */
  closed: number;
  /** Who asked, as a keyed digest of the address; `known` for a browser that signed in to the number before. */
  asker: string;
}

interface SignInNumberTable {
  tenant: string;
  phone: string;
  changed_at: string;
}

interface ShopperSessionTable {
  digest: string;
  tenant: string;
  shopper_id: string;
  opened_at: string;
  used_at: string;
}

interface KeptFormTable {
  digest: string;
  tenant: string;
  path: string;
  /** Names and values as JSON. */
  fields: string;
  expires_at: string;
}

interface WatchedVehicleTable {
  tenant: string;
  shopper_id: string;
  car_id: string;
  name: string;
  price: number;
  /** 0 when it was last seen sold or gone. */
  available: number;
  saved_at: string;
}

interface SavedSearchTable {
  id: string;
  tenant: string;
  shopper_id: string;
  path: string;
  name: string;
  /** The query as JSON. */
  query: string;
  /** Ids of vehicles that were found before, as JSON. */
  known: string;
  alerts: number;
  saved_at: string;
  checked_at: string;
}

/** A piece of news for one shopper, told once. */
interface ShopperNoticeTable {
  id: string;
  tenant: string;
  shopper_id: string;
  kind: "price" | "sold" | "search" | "confirm";
  subject: string;
  /** What it says, as JSON. */
  details: string;
  state: "waiting" | "sent" | "dropped";
  tries: number;
  next_at: string;
  created_at: string;
}

/** The tables of shoppers' accounts. */
export interface AccountSchema {
  shopper: ShopperTable;
  sign_in_code: SignInCodeTable;
  sign_in_number: SignInNumberTable;
  shopper_session: ShopperSessionTable;
  kept_form: KeptFormTable;
  watched_vehicle: WatchedVehicleTable;
  saved_search: SavedSearchTable;
  shopper_notice: ShopperNoticeTable;
}
