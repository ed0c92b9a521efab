import type { Database } from "~/infra/db/database.server";
import { limitedSharp } from "~/infra/images/limited-sharp.server";
import { leadDocument } from "~/infra/leads/lead-document.server";
import { get } from "../setup/http";
import type { FormLedger } from "./site-shoppers";

const markIn = (document: string) => /mark-\d+-/.exec(document)?.[0] ?? "none";

/** What is wrong with the enquiries that were acknowledged: each is there once. */
export async function lostMarks(
  { queries }: Database,
  { acknowledged }: FormLedger,
): Promise<readonly string[]> {
  const rows = await queries.selectFrom("lead").select("document").execute();
  const copies = new Map<string, number>();
  for (const { document } of rows) {
    const mark = markIn(document);
    copies.set(mark, (copies.get(mark) ?? 0) + 1);
  }
  return [...acknowledged].flatMap((mark) =>
    copies.get(mark) === 1 ? [] : [`acknowledged ${mark} is there ${copies.get(mark) ?? 0} times`],
  );
}

/** The times that are taken, and what is wrong with them: each booking has one, and none is taken for nobody. */
export async function bookedOnce({ queries }: Database) {
  const leads = await queries
    .selectFrom("lead")
    .select("submission_key")
    .where("kind", "=", "service")
    .execute();
  const taken = await queries.selectFrom("appointment").select("submission_key").execute();
  const times = new Map<string, number>();
  for (const { submission_key: key } of taken) times.set(key, (times.get(key) ?? 0) + 1);
  const faults = leads.flatMap(({ submission_key: key }) =>
    times.get(key) === 1 ? [] : [`booking ${key} has ${times.get(key) ?? 0} times`],
  );
  if (taken.length > leads.length) faults.push(`${taken.length - leads.length} times are taken for nobody`);
  return { bookings: taken.length, faults };
}

/** What is wrong with the photos that were sent: the dealer opens each by the address in its lead. */
export async function lostPhotos(
  { queries }: Database,
  site: { readonly port: number; readonly host: string },
  { photographed }: FormLedger,
): Promise<string[]> {
  const rows = await queries.selectFrom("lead").select("document").execute();
  const lost: string[] = [];
  for (const { document } of rows) {
    const mark = markIn(document);
    if (!photographed.has(mark)) continue;
    const address = leadDocument.parse(JSON.parse(document)).fields["photos"] ?? "";
    const { pathname = "/none", search = "" } = URL.canParse(address) ? new URL(address) : {};
    const { status, body } = await get(site.port, pathname + search, { host: site.host });
    if (status !== 200 || body.length === 0) lost.push(`the photo of ${mark} answers ${status}`);
  }
  return lost;
}

/** A photo as a phone makes them. */
export function ownCar(): Promise<Buffer> {
  return limitedSharp({ create: { width: 1_200, height: 800, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
}
