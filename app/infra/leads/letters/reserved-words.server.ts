import { bookingOf, isWish } from "~/domain/appointment/booking";
import { RESERVED_BY_SHOPPER } from "~/domain/lead/standing-fields";
import type { LetterPart } from "~/domain/letter/letter";
import { leadReference } from "./letter-content.server";
import { siteAddress } from "~/domain/tenant/site-language";
import type { ShopperMailSource } from "./letter-source.server";

type Source = Pick<ShopperMailSource, "lead" | "config" | "copy">;

/** What the answer to a new lead says of a vehicle that was reserved or sold when it was sent. */
interface ReservedWords {
  readonly parts: readonly LetterPart[];
  /** In place of the usual text message: the two together are too long for one. */
  readonly short: string;
}

/**
 * That the vehicle is sold, or reserved, by somebody or by the shopper, and that a day and time which were chosen are a wish; null for other vehicles, and in
 * what is told later, when it may be free again.
 */
export function reservedWords({ lead, config, copy }: Source): ReservedWords | null {
  const isNew = lead.changes.every(({ letter }) => letter === undefined || letter === "bookingRetold");
  const status = lead.fields["vehicle_status"];
  if (!isNew || lead.vehicle === null || (status !== "reserved" && status !== "sold")) return null;
  const own = lead.fields[RESERVED_BY_SHOPPER] === "true" ? "Own" : "";
  const wish = `${own}${isWish(bookingOf(lead)) ? "Wish" : ""}`;
  const values = {
    dealer: config.site.name,
    reference: leadReference({ lead }),
    vehicle: lead.vehicle.name,
  };
  if (status === "sold") {
    const stock = siteAddress(config.site, config.routes.defaultSearch);
    return {
      parts: [
        { kind: "text", text: copy("letters.sold.text", values) },
        { kind: "link", label: copy("forms.closed.stock"), href: stock },
      ],
      short: copy("letters.sold.short", values),
    };
  }
  return {
    parts: [{ kind: "text", text: copy(`letters.reserved.text${wish}`, values) }],
    short: copy(`letters.reserved.short${wish}`, values),
  };
}
