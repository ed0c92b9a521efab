import type { Vehicle } from "../../vehicle/vehicle";
import { isInStock } from "../../vehicle/stock-status";
import { priceReduction } from "../../pricing/price-reduction";

/**
 * What a vehicle may have that decides a purchase, as values of the attribute `highlights`: a reduced price, a price with
 * nothing to add, a video, a view all around, and that it can still be bought.
 */
export const USUAL_HIGHLIGHTS = ["reduced", "drive_away", "video", "spin", "available"] as const;
/** How many cylinders its engine has, as values of the same attribute: the panel offers them where the dealer asks for it. */
const CYLINDERS = [
  "cylinders_3",
  "cylinders_4",
  "cylinders_5",
  "cylinders_6",
  "cylinders_8",
  "cylinders_10",
  "cylinders_12",
] as const;
/** Every value of the attribute `highlights`, in its order. */
export const HIGHLIGHTS = [...USUAL_HIGHLIGHTS, ...CYLINDERS] as const;
/** One of {@link HIGHLIGHTS}. */
type Highlight = (typeof HIGHLIGHTS)[number];

/** "Drive Away", "drive-away price", "Driveaway". */
const DRIVE_AWAY = /\bdrive[\s-]?away\b/i;

/** The highlights of a vehicle, in their order. */
export function highlightsOf(vehicle: Vehicle): readonly Highlight[] {
  const has: Readonly<Record<(typeof USUAL_HIGHLIGHTS)[number], boolean>> = {
    reduced: priceReduction(vehicle) > 0,
    drive_away: (vehicle.price ?? 0) > 0 && DRIVE_AWAY.test(vehicle.price_type ?? ""),
    video: vehicle.video_url !== null || vehicle.videos.length > 0 || vehicle.walkaround_videos.length > 0,
    spin: vehicle.spin_images.length > 0 || vehicle.spin_interior_image !== null,
    available: isInStock(vehicle) && !vehicle.reserved,
  };
  const cylinders = `cylinders_${vehicle.variant?.cylinders ?? 0}`;
  return [
    ...USUAL_HIGHLIGHTS.filter((highlight) => has[highlight]),
    ...CYLINDERS.filter((highlight) => highlight === cylinders),
  ];
}
