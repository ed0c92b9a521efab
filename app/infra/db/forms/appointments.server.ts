import type { Kysely } from "kysely";
import { formKeyOf } from "~/domain/forms/sent/form-key";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";

/** A place, and a time on its own clocks. */
export interface AppointmentTime {
  /** `site.slug`. */
  readonly tenant: string;
  /** Of `visitCalendar`: a department of a place. */
  readonly locationId: string;
  /** `2026-11-23T09:00`, wall time of the place. */
  readonly startsAt: string;
  /** The same as a moment (ISO): places of one dealer may lie in several zones. */
  readonly beginsAt: string;
}

/** A time to be kept free for somebody. */
export interface AppointmentRequest extends AppointmentTime {
  /** Null for no particular vehicle; one vehicle is driven by one shopper at a time. */
  readonly carId: string | null;
  /** Visits at one time there. */
  readonly capacity: number;
  /** The same for every sending of one form, which books only once. */
  readonly submissionKey: string;
  readonly at: string;
}

/** Times that are taken. */
export interface TakenTimes {
  /** How many visits begin at a time, by `2026-11-23T09:00`. */
  readonly counts: ReadonlyMap<string, number>;
  /** When the vehicle itself leaves for a drive, at any location: `begins_at` of the table. */
  readonly car: ReadonlySet<string>;
}

/** Days of a place, and of a vehicle. */
export interface TakenQuery {
  readonly tenant: string;
  readonly locationId: string;
  readonly carId: string | null;
  /** `2026-11-23`, both days included. */
  readonly from: string;
  readonly to: string;
  /** Key of the form that asks: the time it booked itself is free to it. Null for a form that was not sent yet. */
  readonly formKey: string | null;
  /** Keys of other forms, whose times are free to it as well. */
  readonly givenUp?: readonly string[];
}

/** The visits of all dealers: test drives and services. */
export interface Appointments {
  /** What is taken at a location, and of a vehicle. */
  taken(query: TakenQuery): Promise<TakenTimes>;
  /** Books a time; false when somebody else was faster. */
  book(request: AppointmentRequest): Promise<boolean>;
  /** Gives a time back when its lead could not be kept; a time whose lead was kept stays booked. */
  release(tenant: string, submissionKey: string): Promise<void>;
}

/** Visits in the database. Its unique keys make sure that no time is given twice; reading first would not. */
export function createAppointments({ queries }: Database): Appointments {
  return {
    async taken({ tenant, locationId, carId, from, to, formKey, givenUp = [] }) {
      const found = await queries
        .selectFrom("appointment")
        .select(["starts_at", "begins_at", "location_id", "car_id", "submission_key"])
        .where("tenant", "=", tenant)
        .where("starts_at", ">=", from)
        .where("starts_at", "<=", `${to}T99`)
        .where((where) =>
          where.or([where("location_id", "=", locationId), where("car_id", "=", carId ?? "-")]),
        )
        .execute();
      const free = [formKey, ...givenUp];
      const rows = found.filter((row) => !free.includes(formKeyOf(row.submission_key)));
      const counts = new Map<string, number>();
      for (const row of rows) {
        if (row.location_id !== locationId) continue;
        counts.set(row.starts_at, (counts.get(row.starts_at) ?? 0) + 1);
      }
      const car = new Set(rows.filter((row) => row.car_id === carId).map((row) => row.begins_at));
      return { counts, car };
    },
    async book(request) {
      if (await isBooked(queries, request)) return true;
      for (let seat = 0; seat < request.capacity; seat++) {
        if (await takeSeat(queries, request, seat)) return true;
      }
      // The insert failed because the same form was sent twice at once.
      return isBooked(queries, request);
    },
    async release(tenant, submissionKey) {
      await queries
        .deleteFrom("appointment")
        .where("tenant", "=", tenant)
        .where("submission_key", "=", submissionKey)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("lead")
                .select("id")
                .where("tenant", "=", tenant)
                .where("submission_key", "=", submissionKey),
            ),
          ),
        )
        .execute();
    },
  };
}

async function takeSeat(db: Kysely<Schema>, request: AppointmentRequest, seat: number): Promise<boolean> {
  const { tenant, locationId, startsAt, beginsAt, carId, submissionKey, at } = request;
  const added = await db
    .insertInto("appointment")
    .values({
      tenant,
      location_id: locationId,
      starts_at: startsAt,
      begins_at: beginsAt,
      seat,
      car_id: carId ?? "",
      submission_key: submissionKey,
      booked_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether this form has its booking already; also when its message was changed in between. */
async function isBooked(db: Kysely<Schema>, request: AppointmentRequest): Promise<boolean> {
  const rows = await db
    .selectFrom("appointment")
    .select("submission_key")
    .where("tenant", "=", request.tenant)
    .where("location_id", "=", request.locationId)
    .where("starts_at", "=", request.startsAt)
    .where("car_id", "=", request.carId ?? "")
    .execute();
  const form = formKeyOf(request.submissionKey);
  return rows.some((row) => formKeyOf(row.submission_key) === form);
}

/** A time that somebody has, given up for another. */
export interface AppointmentMove extends AppointmentTime {
  /** Key of the form that booked it. */
  readonly submissionKey: string;
  /** The vehicle where there is no time to give back, null for none. */
  readonly carId: string | null;
  readonly capacity: number;
  readonly at: string;
}

/**
 * Gives a booked time back and takes another in its place, for the same vehicle.
 * @returns false when somebody else has the new one: then the whole transaction has to be undone, which keeps the old one
 */
export async function moveAppointment(
  transaction: Kysely<Schema>,
  { capacity, ...to }: AppointmentMove,
): Promise<boolean> {
  const given = await dropAppointment(transaction, to.tenant, to.submissionKey);
  const request = { ...to, carId: given === undefined ? to.carId : given, capacity };
  for (let seat = 0; seat < capacity; seat++) if (await takeSeat(transaction, request, seat)) return true;
  return false;
}

/** Gives a booked time back. @returns the id of the vehicle it was for; null for none, undefined without a time */
export async function dropAppointment(
  transaction: Kysely<Schema>,
  tenant: string,
  submissionKey: string,
): Promise<string | null | undefined> {
  const row = await transaction
    .deleteFrom("appointment")
    .where("tenant", "=", tenant)
    .where("submission_key", "=", submissionKey)
    .returning("car_id")
    .executeTakeFirst();
  return row?.car_id === "" ? null : row?.car_id;
}
