import type { InputFault } from "../../faults/input-faults";
import { amountFaults } from "./amount-checks";
import { blockFaults } from "./block-checks";
import { buttonDoubts } from "./button-checks";
import { conditionFaults } from "./condition-checks";
import { dateFaults } from "./date-checks";
import { defaultSearchFaults } from "./addresses/default-search";
import { featureFaults } from "./feature-checks";
import { financeDoubts } from "./finance-checks";
import { formFaults } from "./form-checks";
import { homeFaults } from "./home-checks";
import { hostFaults } from "./addresses/host-checks";
import { hoursFaults } from "./hours-checks";
import { labelFaults } from "./label-checks";
import { linkFaults } from "./addresses/link-checks";
import { listFaults } from "./list-checks";
import { listingFaults } from "./listing-checks";
import { localeFaults } from "./addresses/locale-checks";
import { pageAddressFaults } from "./addresses/page-addresses";
import { logoFaults } from "./logo-checks";
import { placeFaults } from "./place-checks";
import { redirectDoubts } from "./addresses/redirect-checks";
import { type CheckedSite, faultAt } from "./told";
import { typefaceFaults } from "./typeface-checks";

/** The checks that take more than one field of a dealer's file, or a list of the platform's, to see. */
const CHECKS: readonly ((site: CheckedSite) => readonly InputFault[])[] = [
  localeFaults,
  hostFaults,
  placeFaults,
  hoursFaults,
  markFaults,
  logoFaults,
  typefaceFaults,
  featureFaults,
  buttonDoubts,
  financeDoubts,
  pageAddressFaults,
  defaultSearchFaults,
  redirectDoubts,
  conditionFaults,
  listingFaults,
  listFaults,
  dateFaults,
  linkFaults,
  homeFaults,
  amountFaults,
  formFaults,
  blockFaults,
  ownLabelFaults,
];

/** Everything in a dealer's file that its fields alone do not show to be wrong, or that is probably not meant. */
export function crossFaults(site: CheckedSite): readonly InputFault[] {
  return CHECKS.flatMap((check) => check(site));
}

function ownLabelFaults({ config, platform }: CheckedSite): readonly InputFault[] {
  if (platform === null) return [];
  return labelFaults(config.content.labels, config.site.locale, platform, ["content", "labels"]);
}

function markFaults({ config, platform }: CheckedSite): readonly InputFault[] {
  const { mark } = config.theme.logo;
  if (platform === null || mark === undefined || platform.marks.has(mark)) return [];
  return [
    faultAt(["theme", "logo", "mark"], `one of the marks ${[...platform.marks].sort().join(", ")}`, mark),
  ];
}
