import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { bookingContract } from "./booking-suite";
import { journeyContract } from "./journey-suite";
import { outboxContract } from "./outbox-suite";
import { personContract } from "./person-suite";
import { shopperContract } from "./shopper-suite";
import { reminderContract } from "./reminder-suite";
import { textContract } from "./text-suite";
import { leftContract } from "./left-suite";
import { leadRoutingContract } from "./routing-suite";
import { leadDeskContract } from "./suite";
import { freeContract } from "./free-suite";
import { goneContract } from "./gone-suite";
import { wishContract } from "./wish-suite";

const root = mkdtempSync(join(tmpdir(), "forecourt-leads-"));
let folders = 0;

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("leads on SQLite", () => {
  const open = async () => {
    folders += 1;
    const database = await openDatabase({ dataDir: join(root, String(folders)) });
    await database.migrate();
    return database;
  };
  leadDeskContract(open);
  outboxContract(open);
  leadRoutingContract(open);
  journeyContract(open);
  personContract(open);
  shopperContract(open);
  bookingContract(open);
  wishContract(open);
  leftContract(open);
  goneContract(open);
  freeContract(open);
  reminderContract(open);
  textContract(open);
});
