import {
  CATALOGUE_FACETS,
  CATALOGUE_NUMBERS,
  type CatalogueDocument,
  type CatalogueFacet,
  type CatalogueKind,
  type CatalogueNumber,
  facetKey,
} from "~/domain/catalogue/catalogue-document";
import { textForms } from "~/domain/search/text";
import { type IndexField, NO_NUMBER, SORTED_LAST } from "../typesense/fields.server";
import { valueKey } from "../typesense/value-key.server";

/** The alias of a kind, `models_<region>`, or `models` when one deployment serves every region. */
export function catalogueAlias(kind: CatalogueKind, region: string | null): string {
  return region === null ? kind : `${kind}_${region}`;
}

/** The field that holds a facet's values. A dot in a name would mean a field within a field. */
export function facetField(facet: CatalogueFacet): string {
  return facet.replace(".", "_");
}

/** The field of the keys filters compare. */
export function facetKeyField(facet: CatalogueFacet): string {
  return `${facetField(facet)}_key`;
}

/** The field that ascending orders use, so that entries without the number come last there too. */
export function ascendingField(name: CatalogueNumber): string {
  return `${name}_up`;
}

/** The `models` and `offers` collections. A new field needs a new `npm run seed`, nothing else. */
export const CATALOGUE_FIELDS: readonly IndexField[] = [
  { name: "tenant_key", type: "string" },
  { name: "place", type: "int64" },
  { name: "words", type: "string[]" },
  ...CATALOGUE_FACETS.flatMap((facet): readonly IndexField[] => [
    { name: facetField(facet), type: "string[]", facet: true, optional: true },
    { name: facetKeyField(facet), type: "string[]", optional: true },
  ]),
  ...CATALOGUE_NUMBERS.flatMap((name): readonly IndexField[] => [
    { name, type: "int64" },
    { name: ascendingField(name), type: "int64" },
  ]),
];

/** A dealer's entries as lines of a JSONL import. `place` is an entry's place in the dealer's order. */
export function catalogueLines(tenant: string, entries: readonly CatalogueDocument[]): readonly string[] {
  const ordered = [...entries].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return ordered.map((entry, place) =>
    JSON.stringify({
      id: valueKey(`${tenant} ${entry.id}`),
      entry: entry.id,
      tenant_key: valueKey(tenant),
      place,
      words: textForms(entry.text),
      ...Object.assign({}, ...CATALOGUE_FACETS.map((facet) => facetValues(entry, facet))),
      ...Object.assign({}, ...CATALOGUE_NUMBERS.map((name) => numberValues(entry, name))),
    }),
  );
}

function facetValues(
  { facets }: CatalogueDocument,
  facet: CatalogueFacet,
): Record<string, readonly string[]> {
  const values = [...new Set(facets[facet] ?? [])];
  return {
    [facetField(facet)]: values,
    [facetKeyField(facet)]: values.map((value) => valueKey(facetKey(value))),
  };
}

function numberValues({ numbers }: CatalogueDocument, name: CatalogueNumber): Record<string, number> {
  const value = numbers[name];
  return { [name]: value ?? NO_NUMBER, [ascendingField(name)]: value ?? SORTED_LAST };
}
