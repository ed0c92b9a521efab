import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { type MailSink, startMailSink } from "../doubles/sinks/mail-sink";
import { startBuiltServer } from "../setup/built-server";
import { copyDealer, inHaste } from "../setup/changed-dealer";
import { type Dealer, hostOf } from "../setup/dealers";
import { type Ask, get } from "../setup/http";
import { freshNumber, member, type Visitor, visitor } from "./accounts";
import { PERSON } from "./person";

const GATES = { checkout: true, personalisedFinance: true, spinToWin: true, carFinance: true };
const PAGES = ["spinToWin", "personalisedFinance", "watchlist"];

/** A server on which every page that a dealer may close is closed, and whose mail the tests read. */
export interface GatedSite {
  readonly database: Database;
  readonly mails: MailSink;
  visitor(dealer: Dealer): Visitor;
  member(dealer: Dealer, number?: string): Promise<Visitor>;
  open(page: Page, dealer: Dealer, path: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts it with changed copies of these dealers' folders. */
export async function startGatedSite(dealers: readonly Dealer[]): Promise<GatedSite> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-gates-"));
  const [dataDir, tenants] = [join(folder, "data"), join(folder, "tenants")];
  for (const { slug } of dealers) closeGates(slug, tenants);
  const mails = await startMailSink();
  const env = { TENANT_CONFIG_DIR: tenants, SMTP_URL: mails.url };
  const server = await startBuiltServer({ dataDir, env });
  const database = await openDatabase({ dataDir });
  const hostPort = (dealer: Dealer) => `${hostOf(dealer)}:${server.port}`;
  const at = (dealer: Dealer) => (target: string, options: Ask) =>
    get(server.port, target, {
      host: hostPort(dealer),
      ...options,
      headers: { "user-agent": PERSON, ...options.headers },
    });
  return {
    database,
    mails,
    visitor: (dealer) => visitor(dealer, at(dealer)),
    member: (dealer, number = freshNumber(dealer)) => member(dealer, number, at(dealer)),
    open: (page, dealer, path) => page.goto(`http://${hostPort(dealer)}${path}`),
    async stop() {
      await database.close();
      await server.stop();
      await mails.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function closeGates(slug: string, tenants: string): void {
  copyDealer(slug, tenants, (file) => ({
    ...file,
    auth: { gates: GATES },
    forms: inHaste(file),
    features: { ...file.features, watchlist: true, saveWithoutAccount: false },
    routes: { ...file.routes, enabled: [...new Set([...file.routes.enabled, ...PAGES])] },
  }));
}
