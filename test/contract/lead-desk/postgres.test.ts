import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { startPostgres } from "../stock-store/postgres";
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

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
let databases = 0;

afterAll(async () => {
  if (server.available) await server.stop();
});

describe.skipIf(!server.available)("leads on PostgreSQL", () => {
  const open = async () => {
    if (!server.available) throw new Error(server.reason);
    databases += 1;
    const database = await openDatabase({
      url: await server.migratedUrlOf(`leads_${databases}`),
      dataDir: "",
    });
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
