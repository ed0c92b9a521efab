// A server that does nothing but take and deliver leads, with the project's own desk, outbox and worker. It is killed
// again and again, so it starts fast: no pages, no stock, no search.
import { createServer, type IncomingMessage } from "node:http";
import { openDatabase } from "~/infra/db/database.server";
import { outboxState } from "~/infra/leads/delivery/outbox-state.server";
import { startLeads } from "~/infra/leads/start-leads.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { createGuardedPost } from "~/infra/outside/guarded-post.server";
import { silentLeadMetrics } from "../doubles/lead-metrics";
import { silentLogger } from "../doubles/silent-logger";
import { LETTERS } from "../fixtures/letters";
import { CRASH_SITE } from "./lead-site";

const { DATABASE_URL: url, DATA_DIR: dataDir = "", SINK_URL = "", SMTP_URL = "" } = process.env;
/** Short where servers are killed: what they had taken is to be another's soon. */
const leaseMs = Number(process.env["LEASE_MS"] ?? 2_500);
const SECRET = `whsec_${Buffer.from("crash test").toString("base64")}`;
const clock = { now: () => new Date() };

const database = await openDatabase({ url, dataDir });
await database.migrate();
const post = createGuardedPost({ allowInside: true });
const { desk, close } = startLeads({
  database,
  tenants: { bySlug: () => CRASH_SITE, all: () => [CRASH_SITE], inLanguage: (config) => config },
  clock,
  logger: silentLogger,
  metrics: { leads: silentLeadMetrics },
  env: {
    smtpUrl: null,
    sessionSecrets: ["a secret of tests"],
    leadSecrets: new Map(),
    production: false,
    preview: false,
    dataDir,
  },
  copyOf: () => (key, values) => `${key} ${JSON.stringify(values)}`,
  letters: LETTERS,
  transports: {
    mailer: createSmtpMailer(SMTP_URL),
    post: (_, headers, body, signal) => post(SINK_URL, headers, body, signal),
    secret: () => SECRET,
    now: clock.now,
  },
  pace: { pollMs: 100, leaseMs, attemptMs: leaseMs - 300 },
});

const server = createServer((request, response) => {
  void answer(request).then(
    (body) => response.end(JSON.stringify(body)),
    () => response.writeHead(503).end(),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) process.stdout.write(`ready ${address.port}\n`);
});

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === "GET")
    return Object.fromEntries((await outboxState(database.queries, [CRASH_SITE.site.slug])).counts);
  const chunks: Buffer[] = [];
  // Node types the chunks of a request as `any`; without an encoding they are buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  // Our own test sends it.
  const sent = JSON.parse(Buffer.concat(chunks).toString()) as never;
  const lead = request.headers["x-lead"];
  return typeof lead === "string" ? desk.change("yard", lead, sent) : desk.submit(sent);
}

process.on("SIGTERM", () => {
  server.close();
  void close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
