import { onSqlite } from "../on-databases";
import { engagementContract } from "./suite";

onSqlite("engagement on SQLite", engagementContract);
