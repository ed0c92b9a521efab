import { type Appointments, createAppointments } from "~/infra/db/forms/appointments.server";
import type { Database } from "~/infra/db/database.server";
import { createFormFiles, type FormFiles } from "~/infra/db/forms/form-files.server";
import { createPrizeDraws, type PrizeDraws } from "~/infra/db/forms/prize-draws.server";
import { createPhotoCleaner } from "~/infra/images/photo-cleaner.server";
import type { PhotoCleaner } from "~/ports/photo-cleaner";

/** What forms need besides the lead desk. */
export interface FormServices {
  readonly appointments: Appointments;
  readonly prizeDraws: PrizeDraws;
  readonly formFiles: FormFiles;
  readonly photos: PhotoCleaner;
}

/**
 * The same, on one database. `secret` signs the names of those who draw prizes.
 * @param mostFileBytes of all dealers' files together
 */
export function startForms(database: Database, secret: string, mostFileBytes: number): FormServices {
  return {
    appointments: createAppointments(database),
    prizeDraws: createPrizeDraws(database, secret),
    formFiles: createFormFiles(database, mostFileBytes),
    photos: createPhotoCleaner(),
  };
}
