import { onSqlite } from "../on-databases";
import { personalRecordsContract } from "./suite";

onSqlite("personal records on SQLite", personalRecordsContract);
