import { onPostgres } from "../on-databases";
import { stockHistoryContract } from "./suite";

await onPostgres("stock history on PostgreSQL", stockHistoryContract);
