import type { SiteLocation } from "../config/location";
import type { SiteConfig } from "../site-config";

/**
 * The configuration in which locations say what their dealership says for them: picture and, where vehicles are sold,
 * reviews where they have none of their own; those of a hidden dealership are hidden (ENT-20, ENT-35). Customers who
 * bought a vehicle have said nothing of a workshop or a parts counter.
 */
export function withDealershipDefaults(config: SiteConfig): SiteConfig {
  const { site } = config;
  const dealerships = new Map(site.dealerships.map((one) => [one.id, one]));
  const locations = site.locations.map((location) => {
    const dealership = dealerships.get(location.dealershipId);
    if (dealership === undefined) return location;
    const { averageRating, reviewCount } = isScoredAs(location) ? dealership : location;
    return {
      ...location,
      image: location.image ?? dealership.image,
      averageRating,
      reviewCount,
      visible: location.visible && dealership.visible,
    };
  });
  return { ...config, site: { ...site, locations } };
}

const isScoredAs = ({ averageRating, locationType }: SiteLocation) =>
  averageRating === null && (locationType === "" || locationType === "sales");
