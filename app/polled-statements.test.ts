import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type LogEvent } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database, DatabaseOptions } from "~/infra/db/database.server";
import { startPostgres } from "../test/contract/stock-store/postgres";
import { yardFolder } from "../test/setup/yard-site";
