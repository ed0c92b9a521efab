import { afterEach, describe, expect, it, vi } from "vitest";
import { downloadFile, fileName } from "./download-file";

const answer = (body: string, init: ResponseInit) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));

describe("downloadFile", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("fails with what the server says (SHARE-08, ERR-14)", async () => {
    answer('{"error":"Too many at once."}', { status: 503 });
    await expect(downloadFile("/x", "Not made.")).rejects.toThrow("Too many at once.");
  });

  it.each(["<h1>Bad gateway</h1>", "", "null", '{"error":7}'])("fails in our words on %j", async (body) => {
    answer(body, { status: 502 });
    await expect(downloadFile("/x", "Not made.")).rejects.toThrow("Not made.");
  });

  it("fails in our words without a network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(downloadFile("/x", "Not made.")).rejects.toThrow("Not made.");
  });

  it("saves the file under the server's name, and gives its memory back", async () => {
    vi.useFakeTimers();
    answer("%PDF", { headers: { "content-disposition": 'attachment; filename="2020-mazda.pdf"' } });
    const link = { href: "", download: "", click: vi.fn() };
    vi.stubGlobal("document", { createElement: () => link });
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    await downloadFile("/x", "Not made.");
    expect(link.href).toMatch(/^blob:/);
    expect(link.download).toBe("2020-mazda.pdf");
    expect(link.click).toHaveBeenCalledOnce();
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

it("reads the name of a file, empty when there is none", () => {
  expect(fileName('attachment; filename="a b.pdf"')).toBe("a b.pdf");
  expect(fileName("attachment")).toBe("");
  expect(fileName(null)).toBe("");
});
