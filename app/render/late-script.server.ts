/** The script of one page: addresses of modules on this site, as the build's manifest has them. */
export interface PageScript {
  /** The nonce of this rendering, with which the page's policy allows the script (`infra/http/inline-parts`). */
  readonly nonce: string;
  /** The framework's JSON with the data that the server rendered with; every `<` in it is escaped. */
  readonly handoff: string;
  /** The build's list of routes. */
  readonly manifest: string;
  /** Address of the module that hydrates the page. */
  readonly entry: string;
  /** Modules of the page's routes by the route's id. */
  readonly routes: Readonly<Record<string, string>>;
  /** Addresses of everything those modules import, to be fetched at once. */
  readonly imports: readonly string[];
}

/** Events that show that a visitor wants to use the page. */
const FIRST_TOUCH = ["pointerdown", "keydown"];
/**
 * Buttons that do nothing without script. A press of one is noted and, like other early input, repeated after hydration
 * (`ui/early-input`).
 */
const SCRIPT_ONLY = 'button[type="button"]:not([popovertarget])';
/** Milliseconds after which script no longer waits for a picture that does not come. */
const PATIENCE_MS = 4000;

/**
 * Adds the page's script at the end of the body. The script is fetched after the page's stylesheets, fonts and first
 * pictures have loaded, or at the first touch or key. The page works without it, so it need not compete with what is
 * visible for a slow line; the framework's own tags would fetch it at once.
 * @returns the page in pieces, in their order: joining them would copy the whole page once more
 */
export function withLateScript(page: string, script: PageScript): readonly string[] {
  const end = page.lastIndexOf("</body>");
  if (end === -1) return [page];
  return [page.slice(0, end), `<script nonce="${script.nonce}">${starter(script)}</script>`, page.slice(end)];
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

/** A value as JSON without characters that could end the script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
