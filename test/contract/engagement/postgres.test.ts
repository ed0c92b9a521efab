import { onPostgres } from "../on-databases";
import { engagementContract } from "./suite";

await onPostgres("engagement on PostgreSQL", engagementContract);
