import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const MODULE = join(import.meta.dirname, "outlive-pipe.ts");
const WORK = `
  const { outlivePipe } = await import(${JSON.stringify(MODULE)});
  outlivePipe(process.stdout);
  for (let line = 0; line < 2_000; line += 1) {
    process.stdout.write("a line of a long report ".repeat(10) + "\\n");
    if (line % 100 === 0) await new Promise((done) => setTimeout(done, 2));
  }
  process.stderr.write("done");
  process.exitCode = 2;
`;

it("does its work to the end, without a word, when the reader of its output has gone", async () => {
  const command = `"$NODE" --import tsx --input-type=module -e "$WORK" | head -1; echo "\${PIPESTATUS[0]}"`;
  const env = { ...process.env, NODE: process.execPath, WORK };
  const { stdout, stderr } = await promisify(execFile)("bash", ["-c", command], { env });
  expect(stderr).toBe("done");
  expect(stdout.trim().split("\n").at(-1)).toBe("2");
});
