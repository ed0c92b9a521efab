/**
 * Milliseconds of processor time that a piece of work takes. Those of the clock grow with whatever else the machine does;
 * these hardly do.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
