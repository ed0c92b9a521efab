import { accessSync, constants } from "node:fs";

const FILE_FLAGS = `  where the file does not show it: [--format csv|json|ndjson|xml|xlsx] [--encoding NAME]
  [--delimiter , ; tab |] [--records PATH] [--sheet NAME] [--entry FILE-IN-ZIP]`;

/** How each command is called. */
const USAGES = {
  inspect: `npm run stock -- inspect FILE [--write FILE] [--dealership ID] [--rows N]
${FILE_FLAGS}`,
  import: `npm run stock -- import FILE [FILE …] --dealership ID [--mapping FILE] [--dry-run] [--force] [--max-drop 0.3] [--max-rejected 0.4] [--report FILE.csv]
  several FILEs together are one stock; without --dealership: for each dealership by which the mapping splits the file
${FILE_FLAGS}`,
  check: `npm run stock -- check FILE [FILE …] --dealership ID [--mapping FILE] [--report FILE.csv]
  the same as import --dry-run, with the same options`,
  export: "npm run stock -- export [--dealership ID] [--out FILE]",
  history: "npm run stock -- history [--dealership ID]",
  show: "npm run stock -- show N",
  diff: "npm run stock -- diff N [M]",
  rollback: "npm run stock -- rollback N",
  pictures: "npm run stock -- pictures --dealership ID [--sample 40]",
  keys: `npm run stock -- keys add --dealership ID [--name TEXT], or keys add --tenant SLUG
npm run stock -- keys list [--tenant SLUG]
npm run stock -- keys revoke KEY`,
  feeds: "npm run stock -- feeds",
  pull: "npm run stock -- pull --dealership ID [--feed ID] [--force] [--report FILE.csv]",
  advertise: "npm run stock -- advertise [--tenant SLUG]",
  demo: "npm run stock -- demo",
} as const;

/** A command of `npm run stock`. */
type StockCommand = keyof typeof USAGES;

/** How all commands are called. */
export const USAGE = Object.values(USAGES).join("\n");

const FILE = "FILE is missing";
const DEALERSHIP = "--dealership ID is missing";
const NUMBER = "the number of an import is missing; `npm run stock -- history` lists them";
/** What a command cannot do without, in the order in which it is asked for. */
const NEEDS: Partial<Record<StockCommand, readonly ["first" | "dealership", string]>> = {
  inspect: ["first", FILE],
  import: ["first", FILE],
  check: ["first", FILE],
  show: ["first", NUMBER],
  diff: ["first", NUMBER],
  rollback: ["first", NUMBER],
  pictures: ["dealership", DEALERSHIP],
  pull: ["dealership", DEALERSHIP],
};

/** The most that a command takes beside its options, where it does not take any number. */
const MOST: Partial<Record<StockCommand, number>> = {
  inspect: 1,
  export: 0,
  history: 0,
  show: 1,
  diff: 2,
  rollback: 1,
  pictures: 0,
  feeds: 0,
  pull: 0,
  advertise: 0,
  demo: 0,
};

/** What was typed. */
interface StockCall {
  readonly command: string | undefined;
  /** What follows the command, without options. */
  readonly rest: readonly string[];
  readonly dealership: string | undefined;
  /** Names of the options that were given. */
  readonly options: readonly string[];
}

/** Whether a call can be made. @throws Error that says what is missing, then how the command is called */
export function requireCall(call: StockCall): void {
  const { command } = call;
  if (command === undefined) throw new Error(`a command is missing; expected one of\n${USAGE}`);
  if (!isCommand(command)) throw new Error(`there is no command "${command}"; expected one of\n${USAGE}`);
  // What a command ignores would be taken for done: a trial run that publishes, above all.
  const ignored = call.options.find((name) => !optionsOf(command).has(name));
  if (ignored !== undefined) throw wrongCall(command, `it has no option --${ignored}`);
  const surplus = call.rest[MOST[command] ?? Infinity];
  if (surplus !== undefined) throw wrongCall(command, `it does not know what to do with "${surplus}"`);
  const need = NEEDS[command];
  const given = { first: call.rest[0], dealership: call.dealership };
  if (need === undefined || given[need[0]]) return;
  throw wrongCall(command, need[1]);
}

/** A check takes what an import takes. */
function optionsOf(command: StockCommand): ReadonlySet<string> {
  const usage = USAGES[command === "check" ? "import" : command];
  return new Set([...usage.matchAll(/--([a-z][a-z-]+)/g)].flatMap(([, name]) => name ?? []));
}

/** The error for a call that lacks something: first what, then how the command is called. */
export function wrongCall(command: StockCommand, missing: string): Error {
  return new Error(`${command}: ${missing}\n${USAGES[command]}`);
}

/** The error for an import or a check that nobody says whose it is. @param known the dealerships that there are */
export function missingDealership(
  command: "import" | "check",
  mapping: string,
  known: readonly { id: string; name: string }[],
): Error {
  const lines = known.map(({ id, name }) => `  ${id}  ${name}`);
  const why = `${DEALERSHIP} (${mapping} does not split a file by dealership); there are`;
  return wrongCall(command, [why, ...lines].join("\n"));
}

function isCommand(command: string): command is StockCommand {
  return Object.hasOwn(USAGES, command);
}

/** Whether files can be read. @throws Error that names the first that cannot */
export function requireFiles(files: readonly string[]): void {
  for (const file of files) {
    try {
      accessSync(file, constants.R_OK);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
      const isMissing = code === "ENOENT" || code === "ENOTDIR";
      throw new Error(isMissing ? `there is no file ${file}` : `${file} may not be read (${code})`, {
        cause: error,
      });
    }
  }
}
