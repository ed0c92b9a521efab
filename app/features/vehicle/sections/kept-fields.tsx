import type { KeptParameter } from "./kept-parameters";

/** {@link KeptParameter}s inside a form. */
export function KeptFields({ kept }: { readonly kept: readonly KeptParameter[] }) {
  return kept.map(({ name, value }, index) => <input key={index} type="hidden" name={name} value={value} />);
}
