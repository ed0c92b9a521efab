/**
 * A copy of some data with another value at a path such as `nav.items[0].label`; undefined takes the field away. What
 * the path leads through is made where it is missing.
 */
export function setAt(data: object, path: string, value: unknown): object {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== "");
  const changed: unknown = set(structuredClone(data), keys, value);
  return typeof changed === "object" && changed !== null ? changed : {};
}

function set(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const list: readonly unknown[] = data;
    const index = Number(key);
    return [...list.slice(0, index), set(list[index], rest, value), ...list.slice(index + 1)];
  }
  const fields = typeof data === "object" && data !== null ? { ...data } : {};
  return { ...fields, [key]: set(Reflect.get(fields, key), rest, value) };
}
