import { onSqlite } from "../on-databases";
import { accountsContract } from "./suite";

onSqlite("accounts on SQLite", accountsContract);
