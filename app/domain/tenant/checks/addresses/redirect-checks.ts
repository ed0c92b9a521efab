import type { InputFault } from "../../../faults/input-faults";
import { barePath } from "../../page-paths";
import { redirectsOf } from "../../redirects/redirect-target";
import { leadsSomewhere, standsAt } from "./stands-at";
import { type CheckedSite, doubtAt, faultAt, repeatsOf, when } from "../told";

type Redirect = CheckedSite["config"]["routes"]["redirects"][number];

/** Redirects that never count, or lead nowhere. Those without end are `redirectFaults`. */
export function redirectDoubts({ config }: CheckedSite): readonly InputFault[] {
  const { redirects } = config.routes;
  const olds = redirects.map(({ from }) => barePath(from.toLowerCase()));
  return [
    ...repeatsOf(olds, (index) => ["routes", "redirects", index, "from"], "each old path once"),
    ...redirects.flatMap((redirect, index) => [
      ...fromFaults(redirect, index),
      ...starFaults(redirect, index),
      ...shadowDoubts(config, redirect, index),
      ...targetDoubts(config, redirect, index),
    ]),
  ];
}

function fromFaults({ from }: Redirect, index: number): readonly InputFault[] {
  const at = ["routes", "redirects", index, "from"];
  const [, before = ""] = /^([^*]*)\*/.exec(from) ?? [];
  const isLoneStar = from.includes("*") && (!from.endsWith("/*") || before.length !== from.length - 1);
  return [
    ...when(/[?#]/.test(from), () => faultAt(at, "a path without ? or #", from)),
    ...when(isLoneStar, () => faultAt(at, "a * as the last part alone, such as /old/*", from)),
  ];
}

function starFaults({ from, to }: Redirect, index: number): readonly InputFault[] {
  const isUnfilled = to.includes("*") && (!from.endsWith("/*") || to.indexOf("*") !== to.length - 1);
  return when(isUnfilled, () =>
    faultAt(
      ["routes", "redirects", index, "to"],
      "a * at its end alone, and only where `from` ends in /*",
      to,
    ),
  );
}

function shadowDoubts(
  config: CheckedSite["config"],
  { from }: Redirect,
  index: number,
): readonly InputFault[] {
  return when(!from.includes("*") && standsAt(config, from), () =>
    doubtAt(
      ["routes", "redirects", index, "from"],
      "a path where no page stands (the page goes before)",
      from,
    ),
  );
}

/** A path of the site where nobody arrives, or only by another redirect. */
function targetDoubts(
  config: CheckedSite["config"],
  { from, to }: Redirect,
  index: number,
): readonly InputFault[] {
  if (!to.startsWith("/") || to.endsWith("*") || barePath(from) === barePath(to)) return [];
  const at = ["routes", "redirects", index, "to"];
  const path = barePath(to);
  if (standsAt(config, path)) return [];
  const further = redirectsOf(config.routes.redirects)(path);
  if (further === null) return [doubtAt(at, "a path that a page stands at", to)];
  return leadsSomewhere(config, path)
    ? [doubtAt(at, `the last address at once (${further}): this one is redirected too`, to)]
    : [];
}
