import { parseArgs } from "node:util";
import * as z from "zod";
import { FEED_OPTIONS, feedOptions } from "./feed-options";
import { mostRowsOf } from "./inspect-stock";
import { requireKeysCall } from "./keys-command";
import { sampleOf } from "./stock/pictures-command";
import { requireCall, requireFiles, wrongCall } from "./stock/usage";

const OPTIONS = {
  dealership: { type: "string" },
  mapping: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  "max-drop": { type: "string", default: "0.3" },
  "max-rejected": { type: "string", default: "0.4" },
  report: { type: "string" },
  out: { type: "string" },
  feed: { type: "string" },
  write: { type: "string" },
  rows: { type: "string" },
  ...FEED_OPTIONS,
  sample: { type: "string", default: "40" },
  tenant: { type: "string" },
  name: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

type Values = ReturnType<typeof parsed>["values"];

/** A call of `npm run stock` that can be made. */
interface StockArguments {
  readonly command: string | undefined;
  /** What follows the command, without options. */
  readonly rest: readonly string[];
  readonly values: Values;
}

/**
 * What was typed, judged without a database or a dealer: a wrong call is told at once.
 * @throws Error for the person at the keyboard
 */
export function readStockCall(args: readonly string[]): StockArguments | "help" {
  const { positionals, values, tokens } = parsed(args);
  if (values.help) return "help";
  const [command, ...rest] = positionals;
  const options = tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
  requireCall({ command, rest, dealership: values.dealership, options });
  requireValues(command, rest, values);
  return { command, rest, values };
}

function requireValues(command: string | undefined, rest: readonly string[], values: Values): void {
  if (command === "inspect" || command === "import" || command === "check") {
    requireFiles(rest);
    feedOptions(values);
    mostRowsOf(values.rows);
    for (const name of ["max-drop", "max-rejected"] as const) shareOf(name, values[name]);
  } else if (command === "show" || command === "diff" || command === "rollback") rest.forEach(numberOf);
  else if (command === "pictures") sampleOf(values.sample);
  else if (command === "keys") requireKeysCall(rest, values, (missing) => wrongCall("keys", missing));
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options: OPTIONS });
  } catch (error) {
    // Node's own sentence goes on about arguments that begin with a dash.
    throw new Error(
      error instanceof Error ? error.message.replace(/\. To specify .*$/s, "") : String(error),
      {
        cause: error,
      },
    );
  }
}

/** The number of an import. @throws Error for anything else */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`expected the number of an import, received "${text}"`);
  return Number(text);
}

/** A share from 0 to 1. @throws Error for anything else */
export function shareOf(name: string, text: string): number {
  const share = z.coerce
    .number()
    .min(0)
    .max(1)
    .safeParse(text.trim() === "" ? NaN : text);
  if (!share.success) throw new Error(`--${name}: expected a share from 0 to 1, received "${text}"`);
  return share.data;
}
