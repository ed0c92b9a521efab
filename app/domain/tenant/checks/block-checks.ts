import type { InputFault } from "../../faults/input-faults";
import { meant } from "../../text/nearest";
import { BLOCK_NAMES, BLOCK_PAGES, ENTRY_BLOCK, VEHICLE_BLOCKS } from "./content-blocks";
import { type CheckedSite, doubtAt, faultAt, isGiven, when } from "./told";

const VEHICLE_NAMES = Object.keys(VEHICLE_BLOCKS);
const PAGE_NAMES: readonly string[] = BLOCK_PAGES;

/** Copy blocks that nothing shows, and sections whose words are missing. */
export function blockFaults(site: CheckedSite): readonly InputFault[] {
  const { content } = site.config;
  return [
    ...Object.entries(content.blocks).flatMap(([name, block]) => [
      ...nameFaults(name),
      ...titleFaults(name, block.title),
      ...shownDoubts(name, site),
    ]),
    ...wordlessDoubts(site),
  ];
}

const isEntry = (name: string) => name.startsWith(ENTRY_BLOCK) && name !== ENTRY_BLOCK;

function nameFaults(name: string): readonly InputFault[] {
  const isKnown = isEntry(name) || VEHICLE_NAMES.includes(name) || PAGE_NAMES.includes(name);
  return when(!isKnown, () =>
    faultAt(
      ["content", "blocks", name],
      `one of the blocks that something shows: ${BLOCK_NAMES}${meant(name, [...VEHICLE_NAMES, ...PAGE_NAMES])}`,
      name,
    ),
  );
}

function titleFaults(name: string, title: string | undefined): readonly InputFault[] {
  return when(title === undefined && !VEHICLE_NAMES.includes(name), () =>
    faultAt(["content", "blocks", name, "title"], "a heading", title),
  );
}

/** A block that is written, but whose section or page is switched off. */
function shownDoubts(name: string, { config }: CheckedSite): readonly InputFault[] {
  const { vehicle, routes } = config;
  const section = Object.entries(VEHICLE_BLOCKS).find(([known]) => known === name)?.[1] ?? null;
  const page = BLOCK_PAGES.find((one) => one === name);
  const at = ["content", "blocks", name];
  return [
    ...when(section !== null && !vehicle.sections.includes(section), () =>
      doubtAt(at, `"${String(section)}" in vehicle.sections: else nothing shows it`, name),
    ),
    ...when(isEntry(name) && !vehicle.sections.includes("infoAccordion"), () =>
      doubtAt(at, '"infoAccordion" in vehicle.sections: else nothing shows it', name),
    ),
    ...when(name === "payment-methods" && !vehicle.buttons.includes("paymentMethods"), () =>
      doubtAt(at, '"paymentMethods" in vehicle.buttons: else nothing leads to it', name),
    ),
    ...when(page !== undefined && !routes.enabled.includes(page), () =>
      doubtAt(at, `"${String(page)}" in routes.enabled: else nothing shows it`, name),
    ),
  ];
}

/** A section that is asked for, without the block it shows. */
function wordlessDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { vehicle, content } = config;
  if (!isGiven(given, "vehicle", "sections")) return [];
  return Object.entries(VEHICLE_BLOCKS).flatMap(([name, section]) => {
    const at = section === null ? -1 : vehicle.sections.indexOf(section);
    return when(at >= 0 && content.blocks[name] === undefined, () =>
      doubtAt(
        ["vehicle", "sections", at],
        `words in content.blocks.${name}: without them it is left out`,
        section,
      ),
    );
  });
}
