import { startTypesenseDouble } from "/work/main/test/doubles/typesense/typesense-double";
const d = await startTypesenseDouble({ apiKey: "k" });
console.log(d.url);
const { spawn } = await import("node:child_process");
const c = spawn("npm", ["run","-s","seed"], { cwd: "/work/main", stdio: "inherit", env: { ...process.env, TYPESENSE_URL: d.url, TYPESENSE_API_KEY: "k", DATA_DIR: "/tmp/seedtest", LOG_LEVEL: "info" } });
c.on("exit", async (code) => { console.log("exit", code, [...d.store.aliases], d.store.collections.size); await d.close(); });
