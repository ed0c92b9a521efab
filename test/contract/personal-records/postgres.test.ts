import { onPostgres } from "../on-databases";
import { personalRecordsContract } from "./suite";

await onPostgres("personal records on PostgreSQL", personalRecordsContract);
