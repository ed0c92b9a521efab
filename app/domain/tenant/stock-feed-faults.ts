import type { InputFault } from "../faults/input-faults";
import type { SiteConfig } from "./site-config";

/** Feeds of a dealer's file that no stock can come from, or that would overwrite each other's. */
export function stockFeedFaults({ site, stock }: SiteConfig): readonly InputFault[] {
  const known = site.dealerships.map(({ id }) => id);
  return stock.feeds.flatMap(({ id, dealership, mode }, at) => {
    const before = stock.feeds.slice(0, at);
    const isWhole = mode !== "delta";
    const fault = (field: string, expected: string, received: string): InputFault => ({
      path: ["stock", "feeds", at, field],
      expected,
      received: JSON.stringify(received),
    });
    const faults: InputFault[] = [];
    if (before.some((one) => one.id === id)) faults.push(fault("id", "its own id", id));
    if (!known.includes(dealership))
      faults.push(
        fault("dealership", `one of ${known.join(", ") || "site.dealerships, which has none"}`, dealership),
      );
    else if (isWhole && before.some((one) => one.dealership === dealership && one.mode !== "delta"))
      faults.push(
        fault(
          "dealership",
          "one feed of each dealership, as each replaces its whole stock; `files` may be several, and others may have `mode` delta",
          dealership,
        ),
      );
    return faults;
  });
}
