import { gzipSync } from "node:zlib";
import { startBuiltServer } from "../setup/built-server";
import { FIRST_DEALER, hostOf } from "../setup/dealers";
import { get } from "../setup/http";
const s = await startBuiltServer({ dataDir: "/tmp/wt-data", patienceMs: 500_000, env: { LOG_LEVEL: "warn" } });
const page=(p:string)=>get(s.port,p,{host:hostOf(FIRST_DEALER)});
try {
 const R="/search/new-used-and-demo-cars"; const v=/href="(\/cars\/[^"]+)"/.exec((await page(R)).body)![1]!;
 for (const p of ["/",R,v,"/ar"+v,"/sign-in","/enquire"]) { const {body}=await page(p); const js=[...new Set([...body.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(m=>m[1]!))];
 const rows=[]; let texts="";for(const f of js){const b=(await page(f)).body;texts+=b;rows.push([f,b.length,gzipSync(b).length])}
 const w=/"\.\/[a-zA-Z-]+\/browser-messages\.ts":[^"]+"\.(\/browser-messages-[^"]+\.js)"/.exec(texts)?.[1]; if(w){const b=(await page("/assets"+w)).body;rows.push(["words "+w,b.length,gzipSync(b).length])}
 console.log(p, rows.reduce((a,r)=>a+(r[2] as number),0), "without words", rows.filter(r=>!String(r[0]).startsWith("words")).reduce((a,r)=>a+(r[2] as number),0)); for(const r of rows) console.log("  ",...r);
 }} finally { await s.stop(); }
