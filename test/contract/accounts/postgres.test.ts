import { onPostgres } from "../on-databases";
import { accountsContract } from "./suite";

await onPostgres("accounts on PostgreSQL", accountsContract);
