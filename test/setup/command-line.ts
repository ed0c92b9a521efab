import { parseArgs, type ParseArgsConfig } from "node:util";

/** Ends a command that was asked for something it cannot do, with one line that says what. */
export function endWith(fault: unknown): never {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exit(1);
}

/** What a command was asked for; it ends where it was asked wrongly. */
export function argumentsOf<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return endWith(error);
  }
}

/** An option that is a number between two others, both among them; the command ends where it is none. */
export function numberOption(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  if (text.trim() !== "" && number >= least && number <= most) return number;
  return endWith(`--${name} expects a number from ${least} to ${most}, not ${JSON.stringify(text)}`);
}
