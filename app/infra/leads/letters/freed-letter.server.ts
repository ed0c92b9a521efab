import { isWishAhead } from "~/domain/appointment/booking-ahead";
import { bookingPlace } from "~/domain/appointment/booking-place";
import { leadPhone } from "~/domain/phone/lead-phone";
import { changedBookingLetter } from "./booking-letter.server";
import { factsPart, leadReference, type LetterContent, letterWords } from "./letter-content.server";
import { placeAddress } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { vehiclePart } from "./letter-vehicle.server";

/** That a vehicle is free again: to who has wished for a time, and to who asked about it while it was reserved. */
export function freedLetter(source: ShopperMailSource): LetterContent {
  const { lead, config } = source;
  // A time that has passed cannot be kept any more.
  if (isWishAhead(lead, config, source.now)) return changedBookingLetter(source);
  const place = lead.kind === "testDrive" ? bookingPlace(lead, config) : null;
  return {
    ...letterWords("freed", source).head,
    parts: [
      ...vehiclePart(source),
      ...factsPart(
        {
          place: place === null ? null : `${place.name}\n${placeAddress(place, source)}`,
          phone: leadPhone(lead, config),
          reference: leadReference(source),
        },
        source,
      ),
    ],
  };
}
