import type { InputFault } from "../../../faults/input-faults";
import { type CheckedSite, doubtAt, faultAt, repeatsOf, when } from "../told";

/** Hosts beside `site.url`: every address the site gives away has to lead back to it. */
export function hostFaults({ config }: CheckedSite): readonly InputFault[] {
  const { url, hosts, sharedWith, slug } = config.site;
  const { hostname, port } = new URL(url);
  const own = `"${hostname}", the host of site.url, among them`;
  return [
    // Without any host it is a dealer in the making: this machine alone can open it.
    ...when(!hosts.includes(hostname), () =>
      (hosts.length === 0 ? doubtAt : faultAt)(["site", "hosts"], own, hosts),
    ),
    ...when(port !== "", () => faultAt(["site", "url"], "an address without a port", url)),
    ...repeatsOf(hosts, (index) => ["site", "hosts", index], "each host once"),
    ...sharedWith.flatMap(({ dealer }, index) =>
      when(dealer === slug, () =>
        faultAt(["site", "sharedWith", index, "dealer"], "another dealer's slug", dealer),
      ),
    ),
  ];
}
