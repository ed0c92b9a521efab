import { onSqlite } from "../on-databases";
import { formDeskContract } from "./suite";

onSqlite("forms on SQLite", formDeskContract);
