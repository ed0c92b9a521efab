import { kindsOf, schemaOrg, type Vocabulary } from "./vocabulary";

type Node = Readonly<Record<string, unknown>>;

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;
const TIME = /^\d{2}:\d{2}(?::\d{2})?$/;
const TEXTS = ["Text", "URL", "CssSelectorType", "PronounceableText", "XPathType"];
const NUMBERS = ["Number", "Integer", "Float"];

/**
 * What is wrong with a page's linked data by the vocabulary of schema.org: types and properties that it does not have,
 * properties of other types, values of another kind, references to nothing.
 * @param blocks the page's blocks of JSON-LD
 */
export function vocabularyFaults(blocks: readonly unknown[]): readonly string[] {
  const check = new Check(schemaOrgOnce());
  for (const block of blocks) check.block(block);
  return check.faults();
}

/** Every node of a page's linked data that says what it is, at whatever depth. */
export function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(nodesOf)];
}

class Check {
  private readonly found: string[] = [];
  private readonly ids = new Set<string>();
  private readonly references = new Map<string, string>();

  constructor(private readonly vocabulary: Vocabulary) {}

  block(block: unknown): void {
    if (!isNode(block) || block["@context"] !== "https://schema.org") {
      this.found.push("a block is not an object with the context of schema.org");
      return;
    }
    const { "@context": _context, "@graph": graph, ...rest } = block;
    const nodes = Array.isArray(graph) ? graph : [rest];
    for (const node of nodes) this.node(node, "the block", ["Thing"]);
  }

  faults(): readonly string[] {
    const nothing = [...this.references].filter(([id]) => !this.ids.has(id));
    return [
      ...this.found,
      ...nothing.map(([id, where]) => `${where} refers to ${id}, which is not on the page`),
    ];
  }

  private node(node: unknown, where: string, wanted: readonly string[]): void {
    if (!isNode(node)) return void this.found.push(`${where} is not an object: ${JSON.stringify(node)}`);
    const { "@type": type, "@id": id, ...rest } = node;
    if (typeof type !== "string") {
      if (typeof id === "string" && Object.keys(rest).length === 0) this.references.set(id, where);
      else this.found.push(`${where} has an object without a type`);
      return;
    }
    if (typeof id === "string") this.ids.add(id);
    const kinds = kindsOf(type, this.vocabulary);
    if (!this.vocabulary.parents.has(type)) this.found.push(`${where} has the unknown type ${type}`);
    else if (!wanted.some((one) => kinds.has(one)))
      this.found.push(`${where} is a ${type}; it may be ${wanted.join(" or ")}`);
    else for (const [name, value] of Object.entries(rest)) this.property(type, kinds, name, value);
  }

  private property(type: string, kinds: ReadonlySet<string>, name: string, value: unknown): void {
    const where = `${type}.${name}`;
    const types = [...kinds].flatMap((kind) => this.vocabulary.properties.get(kind)?.get(name) ?? []);
    if (types.length === 0) return void this.found.push(`${type} has no ${name}`);
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) this.found.push(`${where} is an empty list`);
    for (const one of values) {
      if (isNode(one)) this.node(one, where, types);
      else if (!this.fits(one, types)) {
        this.found.push(`${where} is ${JSON.stringify(one)}; it may be ${types.join(" or ")}`);
      }
    }
  }

  private fits(value: unknown, types: readonly string[]): boolean {
    const any = (names: readonly string[]) => types.some((type) => names.includes(type));
    if (typeof value === "number") return any(NUMBERS) && Number.isFinite(value);
    if (typeof value === "boolean") return any(["Boolean"]);
    if (typeof value !== "string" || value.trim() === "") return false;
    if (any(["Text"]) || (any(NUMBERS) && Number.isFinite(Number(value)))) return true;
    if (any(["URL"]) && isAddress(value)) return true;
    if (any(["Date", "DateTime"]) && DATE.test(value)) return true;
    if (any(["Time"]) && TIME.test(value)) return true;
    const name = value.replace(/^https:\/\/schema\.org\//, "");
    if (types.some((type) => this.vocabulary.members.get(type)?.has(name))) return true;
    // What is a thing may be named by its address, or by its name alone.
    return (
      !value.startsWith("https://schema.org/") && types.some((type) => this.isThing(type)) && isAddress(value)
    );
  }

  private isThing(type: string): boolean {
    return !TEXTS.includes(type) && kindsOf(type, this.vocabulary).has("Thing");
  }
}

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

let read: Vocabulary | null = null;
function schemaOrgOnce(): Vocabulary {
  read ??= schemaOrg();
  return read;
}
