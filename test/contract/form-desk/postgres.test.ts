import { onPostgres } from "../on-databases";
import { formDeskContract } from "./suite";

await onPostgres("forms on PostgreSQL", formDeskContract);
