import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "./vehicle";
import { meetsCondition } from "./vehicle-condition";

type Block = NonNullable<SiteConfig["content"]["blocks"][string]>;

/** The dealer's words of a name for a vehicle's page; null where there are none or they are not about such a vehicle. */
export function vehicleBlock(
  { content }: Pick<SiteConfig, "content">,
  name: string,
  vehicle: Vehicle,
  thisYear: number,
): Block | null {
  const block = content.blocks[name];
  return block !== undefined && meetsCondition(vehicle, block.on, thisYear) ? block : null;
}
