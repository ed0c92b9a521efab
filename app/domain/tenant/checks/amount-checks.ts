import type { InputFault } from "../../faults/input-faults";
import { type CheckedSite, doubtAt, faultAt, isGiven, when } from "./told";

/** Amounts, counts and terms that contradict each other; those of finance are `financeFaults`. */
export function amountFaults(site: CheckedSite): readonly InputFault[] {
  return [
    ...paymentFaults(site),
    ...budgetFaults(site),
    ...calculatorFaults(site),
    ...deliveryFaults(site),
    ...reviewFaults(site),
    ...feedFaults(site),
  ];
}

function paymentFaults({ config }: CheckedSite): readonly InputFault[] {
  const { features, reserve, payments } = config;
  const isOut = reserve.deposit < payments.least || reserve.deposit > payments.most;
  return when(features.reserveOnline && isOut, () =>
    faultAt(
      ["reserve", "deposit"],
      `from payments.least (${payments.least}) to payments.most (${payments.most})`,
      reserve.deposit,
    ),
  );
}

function budgetFaults({ config, given }: CheckedSite): readonly InputFault[] {
  const { enabled, moneyPresets, minPrice } = config.budget;
  const highest = moneyPresets.at(-1) ?? 0;
  return [
    ...moneyPresets.flatMap((amount, index) => {
      const before = moneyPresets[index - 1];
      return when(before !== undefined && amount <= before, () =>
        faultAt(["budget", "moneyPresets", index], `more than the amount before (${String(before)})`, amount),
      );
    }),
    ...when(enabled && moneyPresets.length === 0, () =>
      faultAt(["budget", "moneyPresets"], "amounts to choose from, as budget.enabled is on", moneyPresets),
    ),
    ...when(isGiven(given, "budget", "moneyPresets") && !showsPresets(config), () =>
      doubtAt(
        ["budget", "moneyPresets"],
        'a block of kind hero with tool "finder" in home.blocks: else nothing shows them',
        moneyPresets,
      ),
    ),
    ...when(enabled && highest > 0 && minPrice >= highest, () =>
      faultAt(["budget", "minPrice"], `less than the highest of budget.moneyPresets (${highest})`, minPrice),
    ),
  ];
}

/** The finder of the home page does; a home page without blocks of the dealer's begins with one. */
function showsPresets({ home: { blocks } }: CheckedSite["config"]): boolean {
  return blocks.length === 0 || blocks.some((block) => block.kind === "hero" && block.tool === "finder");
}

function calculatorFaults({ config, given }: CheckedSite): readonly InputFault[] {
  const { amountMin, amountMax, defaultAmount, sidebarAmountMin, termOptions, termMax } = config.finance;
  const isOut = defaultAmount < amountMin || defaultAmount > amountMax;
  const own = (field: string) => isGiven(given, "finance", field);
  if (amountMin >= amountMax) return [];
  return [
    ...when(own("defaultAmount") && isOut, () =>
      faultAt(["finance", "defaultAmount"], `from ${amountMin} to ${amountMax}`, defaultAmount),
    ),
    ...when(own("sidebarAmountMin") && sidebarAmountMin >= amountMax, () =>
      faultAt(
        ["finance", "sidebarAmountMin"],
        `less than finance.amountMax (${amountMax})`,
        sidebarAmountMin,
      ),
    ),
    ...(["sidebarAmountMin", "sidebarMaxFollowsPrice"] as const).flatMap((field) =>
      when(own(field) && config.vehicle.sections.includes("finance"), () =>
        doubtAt(
          ["finance", field],
          '"finance" not in vehicle.sections: the calculator there has other bounds',
          config.finance[field],
        ),
      ),
    ),
    ...(termOptions ?? []).flatMap((years, index) =>
      when(years > termMax, () =>
        faultAt(["finance", "termOptions", index], `at most finance.termMax (${termMax})`, years),
      ),
    ),
    ...when(termOptions?.length === 0, () =>
      faultAt(["finance", "termOptions"], "terms to choose from, or null for every year", termOptions),
    ),
  ];
}

function deliveryFaults({ config }: CheckedSite): readonly InputFault[] {
  const { zones, distance, lookupUrl } = config.delivery;
  const isShort = distance !== null && distance.freeKm > distance.maxKm;
  return [
    ...when(isShort, () =>
      faultAt(
        ["delivery", "distance", "freeKm"],
        `at most maxKm (${String(distance?.maxKm)})`,
        distance?.freeKm,
      ),
    ),
    ...when(lookupUrl !== null && (zones.length > 0 || distance !== null), () =>
      doubtAt(["delivery", "lookupUrl"], "no zones and no distance beside it: they do not count", lookupUrl),
    ),
    ...zones.flatMap(({ postcodes }, at) =>
      postcodes.flatMap((run, index) => {
        const earlier = zones.slice(0, at).find((zone) => zone.postcodes.some((other) => meets(other, run)));
        return when(earlier !== undefined, () =>
          doubtAt(
            ["delivery", "zones", at, "postcodes", index],
            `postcodes that no zone before has: "${earlier?.name ?? ""}" counts for them`,
            run,
          ),
        );
      }),
    ),
  ];
}

/** Whether two runs of postcodes have one in common. */
function meets(one: string, other: string): boolean {
  const [low = "", high = low] = one.split("-");
  const [first = "", last = first] = other.split("-");
  return low <= last && first <= high;
}

function reviewFaults({ config, given }: CheckedSite): readonly InputFault[] {
  const { max, fullQuantity } = config.reviews;
  return when(isGiven(given, "reviews", "fullQuantity") && fullQuantity < max, () =>
    doubtAt(["reviews", "fullQuantity"], `at least reviews.max (${max})`, fullQuantity),
  );
}

function feedFaults({ config }: CheckedSite): readonly InputFault[] {
  return config.stock.feeds.flatMap(({ everyMinutes, lateMinutes }, index) =>
    when(lateMinutes !== null && lateMinutes <= everyMinutes, () =>
      faultAt(
        ["stock", "feeds", index, "lateMinutes"],
        `more than everyMinutes (${everyMinutes})`,
        lateMinutes,
      ),
    ),
  );
}
