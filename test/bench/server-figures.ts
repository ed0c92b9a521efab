import { existsSync, readFileSync } from "node:fs";

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Resident memory of a process; 0 where the system does not tell. */
export function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Processor time a process has used; 0 where the system does not tell. Linux counts in hundredths of a second. */
export function cpuMilliseconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The name may hold anything and ends with the last bracket; user and system time are the 12th and 13th after it.
  const fields = readFileSync(file, "utf8").split(") ").pop()?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
