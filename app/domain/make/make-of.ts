/** Which make a `make_model` value belongs to: the longest make it begins with, null when none fits. */
export function makeOf(makeModel: string, makes: readonly string[]): string | null {
  let found: string | null = null;
  for (const make of makes) {
    if (makeModel.startsWith(`${make} `) && make.length > (found?.length ?? 0)) found = make;
  }
  return found;
}
