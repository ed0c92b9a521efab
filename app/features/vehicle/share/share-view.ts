import type { SiteConfig } from "~/domain/tenant/site-config";
import { siteAddress } from "~/domain/tenant/site-language";
import { paperLinks, type PaperLinks } from "~/domain/vehicle/paper-links";
import { badgeLine, vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehiclePath } from "~/paths";

/** Ways to hand a vehicle on, in the order they are offered. */
export type ShareKey = "sms" | "whatsapp" | "facebook" | "x" | "email";

/** A link that hands the vehicle on. */
export interface ShareTarget {
  readonly key: ShareKey;
  readonly href: string;
  /** Opens in a window of its own; the others belong to a program of the device. */
  readonly opensWindow: boolean;
}

/** What the row below the vehicle's side panel offers. */
export interface ShareView {
  /** The page's own address, absolute (VDP-01). */
  readonly address: string;
  readonly title: string;
  readonly targets: readonly ShareTarget[];
  /** How long and in which way a copied link is confirmed (SHARE-01, SHARE-02). */
  readonly confirm: { readonly ms: number; readonly fade: boolean };
  /** Null where nothing may be printed (VDP-39). */
  readonly papers: PaperLinks | null;
}

/** The share panel of a vehicle. Texts are its name and address (OPEN-121). */
export function shareView(vehicle: Vehicle, config: SiteConfig): ShareView {
  const address = siteAddress(config.site, vehiclePath(vehicle.slug));
  const title = [vehicleTitle(vehicle, config.search), badgeLine(vehicle)].filter(Boolean).join(" ");
  return {
    address,
    title,
    targets: targets(title, address),
    confirm: config.vehicle.copyConfirm,
    papers: paperLinks(vehicle, config),
  };
}

function targets(title: string, address: string): readonly ShareTarget[] {
  const [name, link] = [encodeURIComponent(title), encodeURIComponent(address)];
  const both = encodeURIComponent(`${title} ${address}`);
  const window = (key: ShareKey, href: string) => ({ key, href, opensWindow: true });
  return [
    { key: "sms", href: `sms:?&body=${both}`, opensWindow: false },
    window("whatsapp", `https://wa.me/?text=${both}`),
    window("facebook", `https://www.facebook.com/sharer/sharer.php?u=${link}`),
    window("x", `https://twitter.com/intent/tweet?text=${name}&url=${link}`),
    { key: "email", href: `mailto:?subject=${name}&body=${both}`, opensWindow: false },
  ];
}
