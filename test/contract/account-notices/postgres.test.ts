import { onPostgres } from "../on-databases";
import { noticesContract } from "./suite";

await onPostgres("account notices on PostgreSQL", noticesContract);
