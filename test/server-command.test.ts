import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NODE_FLAGS, SERVER_ENVIRONMENT } from "../scripts/server-command.mjs";

it("runs the server in the container as everywhere else", () => {
  const dockerfile = readFileSync(new URL("../Dockerfile", import.meta.url), "utf8");
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]";
  expect(JSON.parse(command)).toEqual([
    "node",
    ...NODE_FLAGS,
    "node_modules/@remix-run/serve/dist/cli.js",
    "build/server/index.js",
  ]);
  expect(dockerfile, "process 1 could not end itself when it hangs").toContain(
    'ENTRYPOINT ["/usr/bin/tini", "--"]',
  );
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
    expect(dockerfile).toContain(`${name}=${value}`);
});
