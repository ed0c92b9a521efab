/** The script of one page: addresses of modules on this site, as the build's manifest has them. */
export interface PageScript {
  /** Of this rendering: the policy allows the script by it (`infra/http/inline-parts`). */
  readonly nonce: string;
  /** What the server rendered with, as the framework wrote it: JSON in which every `<` is escaped. */
  readonly handoff: string;
  /** The build's list of routes. */
  readonly manifest: string;
  /** Starts the page: hydrates what the server rendered. */
  readonly entry: string;
  /** Modules of the page's routes by the route's id. */
  readonly routes: Readonly<Record<string, string>>;
  /** Everything those need, asked for at once. */
  readonly imports: readonly string[];
}

/** What a visitor does first when they want something of the page. */
const FIRST_TOUCH = ["pointerdown", "keydown"];
/** What does nothing without script. A press of one is noted and, like early input, repeated (`ui/early-input`). */
const SCRIPT_ONLY = 'button[type="button"]:not([popovertarget])';
/** Milliseconds after which script no longer waits for a picture that does not come. */
const PATIENCE_MS = 4000;

/**
 * The page with its script at the end of the body, fetched once what the shopper sees is there: after the page's
 * stylesheets, fonts and first pictures, or at the first touch or key. The page works without script, so that script
 * need not compete with it for a slow line; the framework's own tags would fetch it at once.
 */
export function withLateScript(page: string, script: PageScript): string {
  const end = page.lastIndexOf("</body>");
  if (end === -1) return page;
  return `${page.slice(0, end)}<script nonce="${script.nonce}">${starter(script)}</script>${page.slice(end)}`;
}

function starter({ handoff, manifest, entry, routes, imports }: PageScript): string {
  const modules = [...new Set([manifest, entry, ...imports, ...Object.values(routes)])];
  return `window.__remixContext=${handoff};(()=>{
let begun=false;
const modules=${json(modules)},routes=${json(routes)},ids=Object.keys(routes);
const begin=async()=>{
if(begun)return;
begun=true;
for(const href of modules){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
const [,...loaded]=await Promise.all([import(${json(manifest)}),...ids.map((id)=>import(routes[id]))]);
window.__remixRouteModules=Object.fromEntries(ids.map((id,at)=>[id,loaded[at]]));
await import(${json(entry)});
};
const painted=()=>requestAnimationFrame(()=>setTimeout(begin));
if(document.readyState==="complete")painted();else addEventListener("load",painted);
for(const touch of ${json(FIRST_TOUCH)})addEventListener(touch,begin,{once:true,passive:true,capture:true});
setTimeout(begin,${PATIENCE_MS});
const stop=new AbortController(),early=window.forecourtEarly={pressed:null,changed:new Map(),stop};
const until={capture:true,passive:true,signal:stop.signal};
addEventListener("click",({target})=>{early.pressed=target.closest(${json(SCRIPT_ONLY)})},until);
addEventListener("input",({target})=>early.changed.set(target,{value:target.value,checked:target.checked}),until);
})();`;
}

/** JSON that cannot end the script it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
