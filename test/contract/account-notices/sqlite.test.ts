import { onSqlite } from "../on-databases";
import { noticesContract } from "./suite";

onSqlite("account notices on SQLite", noticesContract);
