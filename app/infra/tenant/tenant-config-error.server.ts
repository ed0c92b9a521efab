/** Dealer configuration cannot be used. The message holds every problem, one line each. */
export class TenantConfigError extends Error {
  override readonly name = "TenantConfigError";
  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super([`Dealer configuration: ${count}`, ...problems.map((problem) => `  ${problem}`)].join("\n"));
  }
}
