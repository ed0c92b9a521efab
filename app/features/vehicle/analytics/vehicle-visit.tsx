import { useEffect } from "react";
import { trackAbout } from "~/ui/analytics/track";
import { useTrackView } from "~/ui/analytics/use-track-view";

export interface VehicleVisitProps {
  readonly carId: string;
  /** Only used vehicles have an event for being looked at (ANA-11, OPEN-123). */
  readonly used: boolean;
}

/** Notes that a vehicle's page was opened, and says of every event on it which vehicle it is about. */
export function VehicleVisit({ carId, used }: VehicleVisitProps) {
  useEffect(() => trackAbout({ car_id: carId }), [carId]);
  useTrackView(used ? "usedVehicleView" : null, carId, { car_id: carId });
  return null;
}
