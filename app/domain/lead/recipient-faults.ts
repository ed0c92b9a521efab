import type { SiteConfig } from "../tenant/site-config";
import { FIELDS } from "../forms/field-catalogue";
import type { LeadKind } from "./lead";
import { possibleKinds } from "./possible-kinds";
import { heldNoticeMailboxes, reachesDealer, RESERVED_SINK_IDS, type Routed, sinksFor } from "./sinks";

/** A fault of a dealer's file: where, what was expected, what stands there. */
export interface RecipientFault {
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly received: string;
}

/** A lead that says nothing by which a sink could be chosen: one that takes some makes or places alone is no way for it. */
const SAYS_NOTHING: Pick<Routed, "contact" | "fields"> = {
  contact: { name: "", lastName: null, email: null, phone: null, postcode: null },
  fields: {},
};

/**
 * What in a dealer's file keeps leads from reaching somebody: kinds of form and dealerships that no sink covers, sinks
 * of dealerships that do not exist, and no mailbox for news of held leads. Empty for a dealer that may start.
 */
export function recipientFaults(config: SiteConfig): readonly RecipientFault[] {
  const lost = lostLeads(config);
  // One sink or mailbox mends both faults: while leads are lost, the missing mailbox is not named as well.
  return [...sinkFaults(config), ...(lost.length > 0 ? lost : untold(config))];
}

/** A lead that is held back reaches nobody until somebody is told of it. */
function untold(config: SiteConfig): readonly RecipientFault[] {
  if (heldNoticeMailboxes(config).length > 0) return [];
  const expected =
    "a mailbox to tell of held leads: here, in a sink of type adfMail with body text, or site.email";
  return [{ path: ["leads", "heldNoticeTo"], expected, received: "none" }];
}

function sinkFaults({ site, leads }: SiteConfig): readonly RecipientFault[] {
  const known = {
    dealerships: site.dealerships.map(({ id }) => id),
    locations: site.locations.map(({ id }) => id),
    departments: FIELDS.department.choices ?? [],
  };
  return leads.sinks.flatMap((sink, at) => [
    ...unknownIds(["leads", "sinks", at, "dealerships"], sink.dealerships, known.dealerships),
    ...unknownIds(["leads", "sinks", at, "only", "locations"], sink.only?.locations ?? [], known.locations),
    ...unknownIds(
      ["leads", "sinks", at, "only", "departments"],
      sink.only?.departments ?? [],
      known.departments,
    ),
    ...(RESERVED_SINK_IDS.includes(sink.id)
      ? [
          {
            path: ["leads", "sinks", at, "id"],
            expected: `another id than ${RESERVED_SINK_IDS.join(", ")}`,
            received: JSON.stringify(sink.id),
          },
        ]
      : []),
  ]);
}

function unknownIds(
  path: RecipientFault["path"],
  named: readonly string[],
  known: readonly string[],
): readonly RecipientFault[] {
  return named.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [{ path: [...path, index], expected: `one of ${known.join(", ")}`, received: JSON.stringify(id) }],
  );
}

/** One fault for all that is lost, as one sink or mailbox mends it. */
function lostLeads(config: SiteConfig): readonly RecipientFault[] {
  const dealerships = [null, ...config.site.dealerships.map(({ id }) => id)];
  const lostKinds = (dealershipId: string | null) =>
    possibleKinds(config).filter(
      (kind) => !reachesDealer(sinksFor(config, { ...SAYS_NOTHING, kind, dealershipId }, false)),
    );
  const [ofNone = [], ...ofEach] = dealerships.map(lostKinds);
  // What is lost whatever it is about is said once.
  const always = ofNone.filter((kind) => ofEach.every((lost) => lost.includes(kind)));
  const also = (lost: readonly LeadKind[], about: string) => {
    const more = lost.filter((kind) => !always.includes(kind));
    return more.length === 0 ? [] : [`${more.join(", ")} ${about}`];
  };
  const said = [
    ...(always.length === 0 ? [] : [always.join(", ")]),
    ...also(ofNone, "about no dealership"),
    ...ofEach.flatMap((lost, index) => also(lost, `about ${String(dealerships[index + 1])}`)),
  ];
  if (said.length === 0) return [];
  const expected =
    "every lead to reach somebody: site.email, or a sink (no autoReply) for each kind and dealership";
  return [{ path: ["leads", "sinks"], expected, received: `nobody for ${said.join("; ")}` }];
}
