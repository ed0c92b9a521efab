/** Problems up to which each line names its file; a longer list names each file once. */
const SHORT_LIST = 5;
const IN_FILE = /^(\S+\.\w+): (.*)$/s;

/**
 * The dealers' configuration cannot be used. The message holds every problem, one line each; a long list is grouped by
 * file.
 */
export class TenantConfigError extends Error {
  override readonly name = "TenantConfigError";
  /** @param doubts what is probably not meant; not in the message */
  constructor(
    readonly problems: readonly string[],
    readonly doubts: readonly string[] = [],
  ) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    const lines = problems.length > SHORT_LIST ? byFile(problems) : problems;
    super([`Dealer configuration: ${count}`, ...lines.map((line) => `  ${line}`)].join("\n"));
  }
}

/** Each file in the order in which they come, its problems indented below it. Problems of no file come first. */
function byFile(problems: readonly string[]): readonly string[] {
  const files = new Map<string, string[]>();
  const others: string[] = [];
  for (const problem of problems) {
    const [, file, text = ""] = IN_FILE.exec(problem) ?? [];
    if (file === undefined) others.push(problem);
    else files.set(file, [...(files.get(file) ?? []), `  ${text}`]);
  }
  return [...others, ...[...files].flatMap(([file, own]) => [file, ...own])];
}
