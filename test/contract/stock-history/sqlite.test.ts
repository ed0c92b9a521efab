import { onSqlite } from "../on-databases";
import { stockHistoryContract } from "./suite";

onSqlite("stock history on SQLite", stockHistoryContract);
