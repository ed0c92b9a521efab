import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What schema.org says of its types, read from the TypeScript declarations of `schema-dts`. */
export interface Vocabulary {
  /** Each type's own properties, with the names of the types that their values may have. */
  readonly properties: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** What each type is a kind of. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** The values of enumerations: `ItemAvailability` has `InStock` and others. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
}

const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{$/;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/;
const TYPE = /^export type (\w+) = (.+);$/;
const MEMBER = /"https:\/\/schema\.org\/(\w+)"/g;

const require = createRequire(import.meta.url);

/** The vocabulary of the installed release. @throws when its declarations are written otherwise than they were */
export function schemaOrg(): Vocabulary {
  const properties = new Map<string, Map<string, readonly string[]>>();
  const parents = new Map<string, readonly string[]>();
  const members = new Map<string, ReadonlySet<string>>();
  let own = new Map<string, readonly string[]>();
  const folder = dirname(require.resolve("schema-dts"));
  for (const line of readFileSync(join(folder, "schema.d.ts"), "utf8").split("\n")) {
    const [, type, part, above] = INTERFACE.exec(line) ?? [];
    if (type !== undefined && above !== undefined) {
      own = properties.get(type) ?? new Map<string, readonly string[]>();
      properties.set(type, own);
      const kinds = above.split(", ").map((name) => name.replace(/(?:Base|Leaf)$/, ""));
      // A type without properties of its own extends its parent's; one with some, its own.
      if (part === "Base" || kinds[0] !== type) parents.set(type, kinds);
    }
    const [, property, values] = PROPERTY.exec(line) ?? [];
    if (property !== undefined && values !== undefined) own.set(property, values.split(" | "));
    const [, enumeration, union] = TYPE.exec(line) ?? [];
    const named = [...(union ?? "").matchAll(MEMBER)].flatMap(([, name]) => name ?? []);
    if (enumeration !== undefined && named.length > 0) members.set(enumeration, new Set(named));
  }
  if (properties.size < 800 || members.size < 50)
    throw new Error("schema-dts is written in another way now.");
  return { properties, parents, members };
}

/** A type with all that it is a kind of. */
export function kindsOf(type: string, { parents }: Vocabulary): ReadonlySet<string> {
  const kinds = new Set([type]);
  for (const kind of kinds) for (const parent of parents.get(kind) ?? []) kinds.add(parent);
  return kinds;
}
