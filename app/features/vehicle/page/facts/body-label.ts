import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Translator } from "~/i18n/translator";

/**
 * What a vehicle's body is called: the fixed type's name, else the feed's word. A truck has the feed's word alone, since
 * the one fixed type for it is a light truck. Null where only the kind of vehicle would be said again, or nothing is known.
 */
export function bodyLabel(
  { body, simple_body: simple, item_type: kind }: Pick<Vehicle, "body" | "simple_body" | "item_type">,
  t: Translator,
): string | null {
  const own = body?.trim().toLowerCase() === kind ? null : body;
  if (kind === "truck" && simple === "lightTruck") return own;
  return simple === null ? own : t(`bodies.${simple}`);
}
