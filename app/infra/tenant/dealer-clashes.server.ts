import { contactValues, groupValues, identityValues, type OwnValue } from "~/domain/tenant/own-values";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { WrittenText } from "./read-tenant-files.server";

type Site = SiteConfig["site"];

/** What of a dealer can be compared with other dealers. */
export interface KnownDealer {
  /** Path of its site.json. */
  readonly file: string;
  readonly site: Site;
  /** Without the fields that have a fault; null where too little else can be read. */
  readonly config: SiteConfig | null;
  readonly texts: readonly WrittenText[];
}

interface Claim extends OwnValue {
  readonly dealer: KnownDealer;
  /** The file in which it stands at `path`. */
  readonly file: string;
}

const LONGEST = 60;
/** Where words stand that two dealers have from the first to the last. */
const WHOLE_FILE = "(the whole file)";

/** A value that several dealers have and may not share. */
export interface DealerClash {
  readonly dealers: readonly KnownDealer[];
  /** Names every place where it stands. */
  readonly problem: string;
}

/**
 * What dealers have in common and may not have. Hosts, identities and stock may never be shared; mailboxes, numbers,
 * accounts and words only when each file says so in `site.sharedWith`. One for each value.
 */
export function clashesAmong(known: readonly KnownDealer[]): DealerClash[] {
  const claims = new Map<string, Claim[]>();
  for (const dealer of known)
    for (const claim of claimsOf(dealer)) {
      const same = claims.get(claim.key);
      if (same === undefined) claims.set(claim.key, [claim]);
      else same.push(claim);
    }
  return [...claims.values()].flatMap((all) => (all.length === 1 ? [] : (clashOf(all) ?? [])));
}

/** Reading telephone numbers takes a thousand dealers half a second: done once for each reading of a folder. */
const claimsKept = new WeakMap<KnownDealer, readonly Claim[]>();

function claimsOf(dealer: KnownDealer): readonly Claim[] {
  const kept = claimsKept.get(dealer);
  if (kept !== undefined) return kept;
  const claims = readClaims(dealer);
  claimsKept.set(dealer, claims);
  return claims;
}

function readClaims(dealer: KnownDealer): readonly Claim[] {
  const { file, site, config, texts } = dealer;
  const values = [
    ...identityValues(site),
    ...contactValues(site),
    ...(config === null ? [] : groupValues(config)),
  ];
  return [
    ...values.map((value) => ({ ...value, dealer, file })),
    ...texts.map((text) => ({
      kind: "words" as const,
      path: WHOLE_FILE,
      text: "",
      key: `file ${text.digest}`,
      dealer,
      file: text.file,
    })),
  ];
}

function clashOf(claims: readonly Claim[]): DealerClash | null {
  const owners = claims.filter(({ dealer, kind }) =>
    claims.some((other) => !mayShare(dealer.site, other.dealer.site, kind)),
  );
  const [first] = owners;
  if (first === undefined) return null;
  const places = [...new Set(owners.map(({ file }) => file))].map((file) => {
    const paths = owners.flatMap((one) => (one.file === file ? one.path : []));
    return `${file}: ${[...new Set(paths)].join(", ")}`;
  });
  const value = first.text === "" ? "words" : JSON.stringify(cut(first.text));
  const unless =
    first.kind === "identity"
      ? ""
      : `, or each named in the other's site.sharedWith, with what: ["${first.kind}"]`;
  return {
    dealers: [...new Set(owners.map(({ dealer }) => dealer))],
    problem: `${places.join(", ")}: expected ${value} of one dealer only${unless}`,
  };
}

/** Dealers named in `site.sharedWith` that are not here: a slip of the pen, or a dealer of another deployment. */
export function sharingDoubts(known: readonly KnownDealer[]): string[] {
  const slugs = known.map(({ site }) => site.slug);
  return known.flatMap(({ file, site }) =>
    site.sharedWith.flatMap(({ dealer }, index) =>
      slugs.includes(dealer)
        ? []
        : [
            `${file}: site.sharedWith[${index}].dealer: expected the slug of a dealer (${slugs.join(", ")}), received ${JSON.stringify(dealer)}`,
          ],
    ),
  );
}

/**
 * Whether two dealers share a kind of value on purpose. Both files must say so, because a copied file says it as well.
 */
export function mayShare(one: Site, other: Site, kind: OwnValue["kind"]): boolean {
  if (one === other) return true;
  if (kind === "identity") return false;
  const names = (from: Site, to: Site) =>
    from.sharedWith.some(({ dealer, what }) => dealer === to.slug && what.includes(kind));
  return names(one, other) && names(other, one);
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
