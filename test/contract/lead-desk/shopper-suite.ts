import { expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { leadsNaming } from "~/infra/leads/bookings/shopper-leads.server";
import { eraseShopper } from "~/infra/accounts/shopper-accounts.server";
import type { Shopper } from "~/ports/shopper-accounts";
import { newLead } from "../../fixtures/lead";
import { planFaults } from "../../fixtures/plan-faults";
import { bookingsOn } from "./booking-world";
import { deskOn } from "./suite";

const MIA: Shopper = {
  id: "mia",
  tenant: "yard",
  phone: "+61412345678",
  email: "Mia@Shopper.example",
  emailConfirmed: true,
  notices: "email",
  language: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const nobody = { name: "Eve", lastName: null, email: null, phone: null, postcode: null };
const INCOME = { ...newLead().fields, employer: "The Mint" };

/** What every database shows a signed-in shopper of what they sent. */
export function shopperContract(open: () => Promise<Database>): void {
  it("shows a shopper what they sent while signed in, and what names their number or confirmed address", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const { config, sent } = bookingsOn(database);
    const send = async (change: Parameters<typeof newLead>[0]) => (await desk.submit(newLead(change))).leadId;
    const own = await send({ contact: { ...nobody, phone: "+61400000001" }, shopperId: "mia" });
    const byPhone = await send({ contact: { ...nobody, phone: MIA.phone } });
    const byMail = await send({ contact: { ...nobody, email: "mia@shopper.example" } });
    await send({ tenant: "other", shopperId: "mia" });
    await send({ contact: { ...nobody, phone: "+61400000002" } });
    await send({ contact: { ...nobody, phone: MIA.phone }, suspicion: "links" });
    const ids = async (shopper: Shopper, most = 10) =>
      (await sent.ofShopper(config, shopper, most)).map(({ lead }) => lead.id);
    expect([...(await ids(MIA))].sort()).toEqual([own, byPhone, byMail].sort());
    expect(await ids(MIA, 2)).toHaveLength(2);
    const unconfirmed = [...(await ids({ ...MIA, emailConfirmed: false }))];
    expect(unconfirmed.sort(), "an address that anybody may have typed").toEqual([own, byPhone].sort());
    expect(await ids({ ...MIA, id: "eve", phone: "+61400000003", email: null })).toEqual([]);
    expect(await ids({ ...MIA, tenant: "other" }), "a session of another dealer's").toEqual([]);
  });

  it("shows private answers only to the account that sent them", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const { config, sent } = bookingsOn(database);
    const finance = { kind: "personalisedFinance" as const, category: null, fields: INCOME };
    const { leadId: own } = await desk.submit(newLead({ ...finance, shopperId: "mia" }));
    const { leadId: typed } = await desk.submit(newLead(finance));
    const found = await sent.ofShopper(config, MIA, 10);
    const of = (id: string) => found.find(({ lead }) => lead.id === id);
    expect(of(own)?.privateAnswers.map(({ value }) => value)).toEqual(["The Mint"]);
    expect(of(typed)?.privateAnswers).toEqual([]);
    expect([of(own)?.isOwn, of(typed)?.isOwn]).toEqual([true, false]);
    expect(JSON.stringify(found.map(({ lead, answers }) => [lead, answers]))).not.toContain("The Mint");
  });

  it("keeps the dealer's leads when an account is erased, and names it in none of them", async () => {
    const database = await open();
    const { desk } = deskOn(database);
    const { config, sent } = bookingsOn(database);
    await desk.submit(newLead({ contact: nobody, shopperId: "mia" }));
    await desk.submit(newLead({ contact: nobody, shopperId: "eve" }));
    await database.queries.transaction().execute((transaction) => eraseShopper(transaction, MIA));
    expect(await sent.ofShopper(config, MIA, 10)).toEqual([]);
    const kept = await database.queries.selectFrom("lead").select("shopper_id").execute();
    expect(kept.map(({ shopper_id: id }) => id).sort()).toEqual(["eve", null].sort());
  });

  it("finds a shopper's leads by an index", async () => {
    const { queries, ...database } = await open();
    for (const way of ["shopper_id", "email", "phone"] as const) {
      const query = leadsNaming(queries, "yard", way, "mia", 200).compile();
      expect(await planFaults({ ...database, queries }, query)).toEqual([]);
    }
  });
}
