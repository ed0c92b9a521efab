import { onSqlite } from "../on-databases";
import { searchOutboxContract } from "./suite";

onSqlite("search outbox on SQLite", searchOutboxContract);
