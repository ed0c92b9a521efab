import { expect, it } from "vitest";
import { freePort } from "../../../test/setup/built-server";
import { openDatabase } from "./database.server";

it("tells the operator in one line that nothing answers at DATABASE_URL, without the password", async () => {
  const port = await freePort();
  const database = await openDatabase({ url: `postgres://app:hunter2@127.0.0.1:${port}/shop`, dataDir: "" });
  const fault: unknown = await database.migrate().catch((error: unknown) => error);
  expect(fault).toMatchObject({
    name: "DatabaseUnreachableError",
    message: `DATABASE_URL: no database to use at 127.0.0.1:${port} (ECONNREFUSED)`,
  });
  expect(fault instanceof Error && /hunter2|\n/.test(fault.message)).toBe(false);
  await database.close();
});
