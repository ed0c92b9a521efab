import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "./vehicle";
import { meetsCondition } from "./vehicle-condition";

type Block = NonNullable<SiteConfig["content"]["blocks"][string]>;

/** The dealer's copy block of a name for a vehicle's page; null without one, and when it is not about such a vehicle. */
export function vehicleBlock(
  { content }: Pick<SiteConfig, "content">,
  name: string,
  vehicle: Vehicle,
  thisYear: number,
): Block | null {
  const block = content.blocks[name];
  return block !== undefined && meetsCondition(vehicle, block.on, thisYear) ? block : null;
}
