import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startBuiltServer } from "../../setup/built-server";
import { get } from "../../setup/http";
import { FULL_CONTENT } from "./full-content";
import { fullStock } from "./full-stock";

const FIRST = 61_001;

/** What one of the dealers answers, with its own digits taken out, so that two dealers' answers can be compared. */
export interface WitnessAnswer {
  readonly status: number;
  readonly location: string;
  readonly body: string;
  /** What its pages may load. */
  readonly policy: string;
}

/** A site of many dealers, which differ in one field each. */
export interface WitnessSite {
  /** Asks the dealer made of the file at this place of the list. */
  ask(dealer: number, target: string): Promise<WitnessAnswer>;
  /** What was wrong with dealers that are left out. */
  faults(): readonly string[];
  stop(): Promise<void>;
}

/** Starts a server with a dealer for each of these files, which have `#` for digits of the dealer's own. */
export async function startWitnesses(files: readonly object[]): Promise<WitnessSite> {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-witnesses-"));
  const [dealers, dataDir] = [join(dir, "dealers"), join(dir, "data")];
  mkdirSync(dataDir, { recursive: true });
  for (const [index, file] of files.entries()) writeDealer(dealers, digitsOf(index), file);
  // Read only where it is run: every process of the test runner reads every test.
  const { writeStock } = await import("./write-stock");
  await writeStock(
    dataDir,
    files.map((_, index) => fullStock(digitsOf(index))),
  );
  const env = { TENANT_CONFIG_DIR: dealers, TRUSTED_PROXY_HOPS: "1" };
  const server = await startBuiltServer({ dataDir, env });
  return {
    async ask(dealer, target) {
      const digits = digitsOf(dealer);
      const host = `w${digits}.localhost:${server.port}`;
      const answer = await get(server.port, target.replaceAll("#", digits), {
        host,
        headers: { "X-Forwarded-For": `10.1.${dealer >> 8}.${dealer & 255}` },
      });
      const known = (text: string) => comparable(text, digits);
      return {
        status: answer.status,
        location: known(answer.headers.location ?? ""),
        body: known(answer.body),
        policy: known(String(answer.headers["content-security-policy"] ?? "")).replace(/'nonce-[^']*'/g, ""),
      };
    },
    faults: () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.includes("dealer-config-faulty"))
        .map((line) => /"problem":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1]?.replace(/^.*dealers\//, "") ?? line),
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Five digits that stand for a dealer wherever no two may have the same. */
export function digitsOf(index: number): string {
  return String(FIRST + index);
}

/** Writes the folder of a dealer whose file has `#` for its own digits. */
export function writeDealer(dir: string, digits: string, file: object): void {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replaceAll("#", digits));
  };
  const folder = join(dir, `w${digits}`);
  put(join(folder, "site.json"), JSON.stringify(file));
  for (const [path, text] of Object.entries(FULL_CONTENT)) put(join(folder, "content", path), text);
  for (const tag of ["ar", "zh-Hans"].filter((one) => JSON.stringify(file).includes(`"tag":"${one}"`)))
    put(join(folder, "languages", tag, "words.json"), '{ "labels": { "card.finance": "F #" }, "words": {} }');
}

/** Without what differs from dealer to dealer and from answer to answer: digits, tokens of forms, checksums of pictures. */
function comparable(text: string, digits: string): string {
  return text
    .replaceAll(digits, "#")
    .replaceAll(`${digits.slice(0, 1)} ${digits.slice(1)}`, "#")
    .replaceAll(`${digits.slice(0, 3)} ${digits.slice(3)}`, "#")
    .replace(/(name="token"[^>]*value=")[^"]*/g, "$1")
    .replace(/"token":"[^"]*"/g, '"token":""')
    .replace(/nonce="[^"]*"/g, "");
}
