import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { GENERATED, generatedFiles } from "./generated-files";

const commands = Object.keys(GENERATED).join(", ");

/** Writes the files of one command (`npm run config:schema`, `npm run config:docs`). */
async function main(command = ""): Promise<void> {
  if (command !== "config:schema" && command !== "config:docs")
    throw new Error(`expected one of ${commands}, received "${command}"`);
  for (const [file, text] of await generatedFiles(command)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    process.stdout.write(`${file} written\n`);
  }
}

await main(process.argv[2]);
