import { parseArgs, type ParseArgsConfig } from "node:util";

/** Ends a command with one line that says why it cannot do what it was asked. */
export function endWith(fault: unknown): never {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exit(1);
}

/** The arguments of a command; ends the command when they are wrong. */
export function argumentsOf<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return endWith(error);
  }
}

/** An option that is a number between two others, both included; ends the command when it is not. */
export function numberOption(name: string, text: string, [least, most]: readonly [number, number]): number {
  const number = Number(text);
  if (text.trim() !== "" && number >= least && number <= most) return number;
  return endWith(`--${name} expects a number from ${least} to ${most}, not ${JSON.stringify(text)}`);
}
