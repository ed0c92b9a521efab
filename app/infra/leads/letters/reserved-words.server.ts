import { bookingOf, isWish } from "~/domain/appointment/booking";
import { RESERVED_BY_SHOPPER } from "~/domain/lead/standing-fields";
import type { LetterPart } from "~/domain/letter/letter";
import { leadReference } from "./letter-content.server";
import type { ShopperMailSource } from "./letter-source.server";

type Source = Pick<ShopperMailSource, "lead" | "config" | "copy">;

/** What the answer to a new lead says of a vehicle that was reserved when it was sent. */
interface ReservedWords {
  readonly parts: readonly LetterPart[];
  /** In place of the usual text message: the two together are too long for one. */
  readonly short: string;
}

/**
 * That the vehicle is reserved, by somebody or by the shopper, and that a day and time which were chosen are a wish; null for other vehicles, and in
 * what is told later, when it may be free again.
 */
export function reservedWords({ lead, config, copy }: Source): ReservedWords | null {
  const isNew = lead.changes.every(({ letter }) => letter === undefined || letter === "bookingRetold");
  if (!isNew || lead.vehicle === null || lead.fields["vehicle_status"] !== "reserved") return null;
  const own = lead.fields[RESERVED_BY_SHOPPER] === "true" ? "Own" : "";
  const wish = `${own}${isWish(bookingOf(lead)) ? "Wish" : ""}`;
  const values = {
    dealer: config.site.name,
    reference: leadReference({ lead }),
    vehicle: lead.vehicle.name,
  };
  return {
    parts: [{ kind: "text", text: copy(`letters.reserved.text${wish}`, values) }],
    short: copy(`letters.reserved.short${wish}`, values),
  };
}
