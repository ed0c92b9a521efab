import { expect, it } from "vitest";
import { fileAddress } from "~/request/form-file-address.server";
import { services } from "~/services.server";
import { siteConfig } from "../../../test/fixtures/site";
import { startYard, yardRequest } from "../../../test/setup/yard-site";
import { loader } from "./route";

startYard();

/** The status and the name of the file at an address, as a dealer opens it from a lead. */
async function opened(path: string) {
  const id = path.split(/[/?]/)[2] ?? "";
  const answer = loader({ request: yardRequest(path), params: { id }, context: {} });
  const { status, headers } = await answer.catch((error: unknown) => {
    if (error instanceof Response) return error;
    throw error;
  });
  return [status, headers.get("content-disposition"), headers] as const;
}

async function kept(tenant: string, name: string, bytes: readonly number[] = [1]) {
  const { formFiles, env } = await services();
  const file = { name, bytes: new Uint8Array(bytes) };
  const at = "2026-11-21T02:00:00.000Z";
  const id = await formFiles.keep(tenant, `${tenant} ${name}`, file, at, 1_000);
  if (id === null) throw new Error("The file was not kept.");
  const secret = env.sessionSecrets[0];
  const address = (slug: string) => {
    const { pathname, search } = new URL(fileAddress(siteConfig({ site: { slug } }), id, secret));
    return pathname + search;
  };
  return { id, address };
}

it("opens a file of its dealer by the address in the lead, under a name that says nothing else", async () => {
  const { address } = await kept("yard", 'a"\r\nSet-Cookie: x=y; résumé \ud83d.pdf');
  const [status, disposition] = await opened(address("yard"));
  expect(status).toBe(200);
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.~!'()*-]+$/);
});

it("shows a photo as a picture, and has everything else downloaded, whatever it is called", async () => {
  for (const [name, bytes, type, way] of [
    ["front.jpg", [0xff, 0xd8, 0xff, 0xe0], "image/jpeg", "inline"],
    ["front.jpg.html", [0x3c, 0x68], "application/octet-stream", "attachment"],
    ["none.jpg", [], "application/octet-stream", "attachment"],
  ] as const) {
    const { address } = await kept("yard", name, bytes);
    const [status, disposition, headers] = await opened(address("yard"));
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(disposition).toMatch(new RegExp(`^${way}; `));
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  }
});

it("opens nothing for another dealer's address, another file's key, or a forged one", async () => {
  const [own, other, theirs] = [
    await kept("yard", "own.pdf"),
    await kept("yard", "other.pdf"),
    await kept("emu", "theirs.pdf"),
  ];
  const key = other.address("yard").split("key=")[1] ?? "";
  for (const path of [
    theirs.address("emu"),
    theirs.address("yard"),
    own.address("emu"),
    `/form-files/${own.id}?key=${key}`,
    `/form-files/${own.id}?key=`,
    `/form-files/${own.id}`,
    `/form-files/..%2f?key=${key}`,
  ])
    expect([path, (await opened(path))[0]]).toEqual([path, 404]);
});
