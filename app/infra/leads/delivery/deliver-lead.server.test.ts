import { afterEach, beforeEach, expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Database } from "~/infra/db/database.server";
import type { Mail } from "~/ports/mailer";
import { DESK_SITE, deskOn } from "../../../../test/contract/lead-desk/suite";
import { emptyDatabase } from "../../../../test/fixtures/empty-database";
import { newLead } from "../../../../test/fixtures/lead";
import { createDeliver } from "./deliver-lead.server";
import type { Delivery } from "./delivery-queue.server";

let database: Database;
let remove: () => Promise<void>;
let mails: Mail[];
let leadId: string;
beforeEach(async () => {
  ({ database, remove } = await emptyDatabase());
  mails = [];
  const { desk } = deskOn(database);
  ({ leadId } = await desk.submit(newLead()));
  await desk.change("yard", leadId, { category: "Offer", submissionKey: "2" });
});
afterEach(() => remove());

const deliver = (changes: Partial<Delivery>) => {
  const make = createDeliver({
    privateAnswers: { address: () => "https://www.yard.example/lead-answers/1" },
    database,
    tenants: { bySlug: (slug) => (slug === "yard" ? DESK_SITE : null) },
    copyOf: () => serverTranslator("en-AU", {}),
    transports: {
      mailer: { send: async (mail) => void mails.push(mail) },
      post: async () => undefined,
      secret: () => null,
      now: () => new Date(),
    },
  });
  const delivery: Delivery = {
    id: "delivery-1",
    leadId,
    revision: 0,
    tenant: "yard",
    sink: "crm",
    attempts: 1,
    giveUpAt: new Date(),
    failingSince: null,
    lease: "ours",
  };
  return make({ ...delivery, ...changes }, new AbortController().signal);
};

it("sends the lead as it stood after the step that is delivered", async () => {
  await deliver({});
  await deliver({ revision: 1 });
  expect(mails.map(({ id, subject, to }) => [id, subject, to[0]?.address])).toEqual([
    ["delivery-1", "Enquiry: Mia O’Neill", "crm@yard.example"],
    ["delivery-1", "Update. Offer: Mia O’Neill", "crm@yard.example"],
  ]);
});

it.each<[string, Partial<Delivery>]>([
  ["a way that the dealer has no longer", { sink: "old-crm" }],
  ["a dealer that is not served", { tenant: "other" }],
  ["the notice to a dealer that is not served", { tenant: "other", sink: "held-notice" }],
])("is tried again for %s: it may come back", async (_, changes) => {
  await expect(deliver(changes)).rejects.toMatchObject({ kind: "unreachable", message: "is not configured" });
  expect(mails).toEqual([]);
});

it("is given up for a lead that was deleted", async () => {
  await expect(deliver({ leadId: "gone" })).rejects.toMatchObject({
    kind: "hopeless",
    message: "the lead was deleted",
  });
});
