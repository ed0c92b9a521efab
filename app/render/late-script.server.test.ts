import { describe, expect, it } from "vitest";
import { withLateScript, type PageScript } from "./late-script.server";

const SCRIPT: PageScript = {
  nonce: "n-1",
  handoff: '{"state":{"name":"\\u003c/script>"}}',
  manifest: "/assets/manifest-1.js",
  entry: "/assets/entry-2.js",
  routes: { root: "/assets/root-3.js", "routes/_index": "/assets/home-4.js" },
  imports: ["/assets/framework-5.js", "/assets/framework-5.js", "/assets/root-3.js"],
};
/** The page as it is sent. */
const late = (page: string, script: PageScript) => withLateScript(page, script).join("");
const PAGE = "<!DOCTYPE html><html><body><p>Text.</p></body></html>";

describe("withLateScript", () => {
  it("puts one inline script at the end of the body and leaves the page as it is", () => {
    const page = late(PAGE, SCRIPT);
    expect(page.startsWith('<!DOCTYPE html><html><body><p>Text.</p><script nonce="n-1">')).toBe(true);
    expect(page.endsWith("</script></body></html>")).toBe(true);
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it("hands over what the server rendered with, word for word", () => {
    expect(late(PAGE, SCRIPT)).toContain(`window.__remixContext=${SCRIPT.handoff};`);
  });

  it("asks for every module of the page once", () => {
    const modules = /const modules=(\[[^\]]*\])/.exec(late(PAGE, SCRIPT))?.[1] ?? "";
    expect(JSON.parse(modules)).toEqual([
      "/assets/manifest-1.js",
      "/assets/entry-2.js",
      "/assets/framework-5.js",
      "/assets/root-3.js",
      "/assets/home-4.js",
    ]);
  });

  it("cannot be ended by a name", () => {
    const routes = { "</script><script>steal()": "/assets/a.js" };
    expect(late(PAGE, { ...SCRIPT, routes }).match(/<\/script>/g)).toHaveLength(1);
  });

  it("leaves alone what has no body", () => {
    expect(late("", SCRIPT)).toBe("");
  });
});
