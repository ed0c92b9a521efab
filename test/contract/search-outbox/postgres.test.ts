import { onPostgres } from "../on-databases";
import { searchOutboxContract } from "./suite";

await onPostgres("search outbox on PostgreSQL", searchOutboxContract);
