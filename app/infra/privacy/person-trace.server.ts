import type { Kysely } from "kysely";
import { mentions, type Person } from "~/domain/privacy/person";
import type { Schema } from "~/infra/db/schema.server";
import { type LeadOfPerson, leadsOfPerson } from "~/infra/leads/leads-of-person.server";

/** Where a person is found in what was kept. */
export interface PersonTrace {
  readonly person: Person;
  /** Forms that the person sent and that became leads. */
  readonly submissions: readonly { readonly leadId: string; readonly tenant: string; readonly key: string }[];
  /** Names under which the person may have drawn prizes. */
  readonly names: readonly string[];
  /** Browsers that are the person's, by what was typed in them. */
  readonly browsers: readonly { readonly tenant: string; readonly visitor: string }[];
  /** Forms that wait for them to sign in. */
  readonly keptForms: readonly string[];
}

/** A number and an address, as draws know whoever takes part. */
function contactKeysOf({ phone, email }: LeadOfPerson["contacts"][number]): readonly string[] {
  return [phone ?? [], email?.toLowerCase() ?? []].flat();
}

/** Finds a person in every store. It reads all half-filled forms, and so runs before anything is written. */
export async function traceOf(db: Kysely<Schema>, person: Person): Promise<PersonTrace> {
  const leads = await leadsOfPerson(db, person);
  const own = "email" in person ? person.email.toLowerCase() : person.phone;
  const drawn = leads.flatMap(({ kind, contacts }) =>
    kind === "spinToWin" ? contacts.flatMap(contactKeysOf) : [],
  );
  return {
    person,
    submissions: leads.map(({ id, tenant, submission_key: key }) => ({ leadId: id, tenant, key })),
    names: [...new Set([own, ...drawn])],
    browsers: await browsersOf(db, person),
    keptForms: await keptFormsOf(db, person),
  };
}

const PAGE = 500;

async function browsersOf(db: Kysely<Schema>, person: Person): Promise<PersonTrace["browsers"]> {
  const found = new Map<string, PersonTrace["browsers"][number]>();
  let last: readonly [string, string, string, string] = ["", "", "", ""];
  for (;;) {
    const rows = await db
      .selectFrom("checkout_draft")
      .select(["tenant", "visitor", "flow", "about", "answers"])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("tenant", "visitor", "flow", "about"), ">", tuple(...last)),
      )
      .orderBy("tenant")
      .orderBy("visitor")
      .orderBy("flow")
      .orderBy("about")
      .limit(PAGE)
      .execute();
    for (const { tenant, visitor, answers } of rows)
      if (mentions(person, answers)) found.set(`${tenant} ${visitor}`, { tenant, visitor });
    const end = rows.at(-1);
    if (end === undefined) return [...found.values()];
    last = [end.tenant, end.visitor, end.flow, end.about];
  }
}

/** Such forms live for two hours, so there are few. */
async function keptFormsOf(db: Kysely<Schema>, person: Person): Promise<readonly string[]> {
  const rows = await db.selectFrom("kept_form").select(["digest", "fields"]).execute();
  return rows.filter(({ fields }) => mentions(person, fields)).map(({ digest }) => digest);
}
