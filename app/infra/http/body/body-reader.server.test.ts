import { describe, expect, it } from "vitest";
import { processorMs } from "../../../../test/setup/processor-time";
import { bodyReader } from "./body-reader.server";

const TEXTS = { multipart: false, fileBytes: 0 };
const WITH_FILE = { multipart: true, fileBytes: 1_000_000 };
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=X";
const MB = 1024 * 1024;

/** A request whose body comes in pieces and says nothing of its length. */
function post(body: string | Uint8Array | null, type: string | null, size = 65_536): Request {
  const bytes = body === null ? null : Buffer.from(body);
  let at = 0;
  const stream =
    bytes === null
      ? null
      : new ReadableStream<Uint8Array>({
          pull(controller) {
            if (at >= bytes.length) {
              controller.close();
              return;
            }
            controller.enqueue(bytes.subarray(at, at + size));
            at += size;
          },
        });
  return new Request("https://yard.example/enquire", {
    method: "POST",
    body: stream,
    headers: type === null ? {} : { "content-type": type },
    // Node asks for it with a stream; its types do not know it.
    ...({ duplex: "half" } as object),
  });
}

const part = (name: string, value: string, more = "") =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const END = "--X--\r\n";

describe("a form of texts", () => {
  it("is read, names as often as they come", async () => {
    const { data, fault } = await bodyReader.form(
      post("name=Z%C3%B6e&x=1&x=2&note=a%26b+c", `${URLENCODED}; charset=UTF-8`, 3),
      TEXTS,
    );
    expect(fault).toBeNull();
    expect([...data]).toEqual([
      ["name", "Zöe"],
      ["x", "1"],
      ["x", "2"],
      ["note", "a&b c"],
    ]);
  });

  it("may be empty, and then need no type", async () => {
    for (const [body, type] of [
      ["", URLENCODED],
      [null, URLENCODED],
      [null, null],
      ["", null],
    ] as const) {
      const { data, fault } = await bodyReader.form(post(body, type), TEXTS);
      expect([fault, [...data]]).toEqual([null, []]);
    }
  });

  it.each([
    ["text/plain", "a=b"],
    ["application/json", '{"a":1}'],
    ["multipart/form-data; boundary=X", part("a", "b") + END],
    [null, "a=b"],
  ])("of another type is refused: %s", async (type, body) => {
    expect((await bodyReader.form(post(body, type), TEXTS)).fault).toBe(415);
  });

  it("is taken up to its limits and not beyond", async () => {
    const fault = async (body: string) => (await bodyReader.form(post(body, URLENCODED), TEXTS)).fault;
    const most = 96 * 1024;
    expect(await fault(`a=${"x".repeat(most - 2)}`)).toBeNull();
    expect(await fault(`a=${"x".repeat(most - 1)}`)).toBe(413);
    expect(await fault(Array.from({ length: 200 }, () => "a=1").join("&"))).toBeNull();
    expect(await fault(Array.from({ length: 201 }, () => "a=1").join("&"))).toBe(413);
    expect(await fault(`${"n".repeat(100)}=1`)).toBeNull();
    expect(await fault(`${"n".repeat(101)}=1`)).toBe(413);
  });

  it("gives back what came before it was too much", async () => {
    const { data, fault } = await bodyReader.form(
      post(`name=Mia&message=${"x".repeat(200_000)}`, URLENCODED),
      TEXTS,
    );
    expect(fault).toBe(413);
    expect(data.get("name")).toBe("Mia");
    expect(data.get("message")).toMatch(/^x{90000,}$/);
  });

  it("is 400 when it breaks off", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error("aborted")),
    });
    const request = new Request("https://yard.example/", {
      method: "POST",
      body: broken,
      headers: { "content-type": URLENCODED },
      ...({ duplex: "half" } as object),
    });
    expect((await bodyReader.form(request, TEXTS)).fault).toBe(400);
  });
});

describe("a form with a file", () => {
  const cv = (name: string, content: string) =>
    part("name", "Mia") +
    `--X\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n` +
    part("message", "Hi\r\nthere") +
    END;
  const read = (body: string | Uint8Array, size?: number) =>
    bodyReader.form(post(body, MULTIPART, size), WITH_FILE);

  it.each(["cv.pdf", "My CV; final.pdf", "résumé – 王.pdf", "a%2Fb 100%.pdf", "no-ending"])(
    "is read, whatever its name: %s",
    async (name) => {
      for (const size of [1, 7, 65_536]) {
        const { data, fault } = await read(cv(name, "%PDF-\r\n-"), size);
        const file = data.get("resume");
        expect(fault).toBeNull();
        expect(file).toMatchObject({ name, size: 8, type: "application/pdf" });
        expect(file instanceof File && (await file.text())).toBe("%PDF-\r\n-");
        expect([data.get("name"), data.get("message")]).toEqual(["Mia", "Hi\r\nthere"]);
      }
    },
  );

  it("has the quotes and lines of its name that browsers write in another way", async () => {
    const { data } = await read(cv("Mia %22the best%22%0D%0AO.pdf", "%PDF"));
    expect(data.get("resume")).toMatchObject({ name: 'Mia "the best"  O.pdf' });
  });

  it("that was left out is an empty file without a name, as browsers send it", async () => {
    expect((await read(cv("", ""))).data.get("resume")).toMatchObject({ name: "", size: 0 });
  });

  it("that is too large is cut one byte behind its limit, and what was typed is all there", async () => {
    const { data, fault } = await read(cv("cv.pdf", "x".repeat(3 * MB)));
    expect(fault).toBeNull();
    expect(data.get("resume")).toMatchObject({ size: WITH_FILE.fileBytes + 1 });
    expect(data.get("message")).toBe("Hi\r\nthere");
    expect((await read(cv("cv.pdf", "x".repeat(WITH_FILE.fileBytes)))).data.get("resume")).toMatchObject({
      size: WITH_FILE.fileBytes,
    });
  });

  it("that is far too large is not read on, and what came before it is there", async () => {
    const { data, fault } = await read(cv("cv.pdf", "x".repeat(9 * MB)));
    expect([fault, data.get("name"), data.has("resume")]).toEqual([413, "Mia", false]);
  });

  it.each([
    ["no boundary", "multipart/form-data", cv("a", "b")],
    ["another boundary", "multipart/form-data; boundary=Y", cv("a", "b")],
    ["no end", MULTIPART, part("a", "b")],
    ["broken off in a head", MULTIPART, '--X\r\nContent-Disposition: form-data; name="a'],
    ["broken off in a file", MULTIPART, cv("a", "b").slice(0, 190)],
    ["no parts", MULTIPART, "nonsense"],
    ["nothing", MULTIPART, ""],
  ])("that cannot be read is 400: %s", async (_, type, body) => {
    expect((await bodyReader.form(post(body, type), WITH_FILE)).fault).toBe(400);
  });

  it.each([
    ["parts", Array.from({ length: 201 }, () => part("a", "1")).join("") + END],
    ["files", Array.from({ length: 4 }, () => part("a", "1", '; filename="x"')).join("") + END],
    ["text", part("a", "x".repeat(100_000)) + END],
    ["a name", part("n".repeat(101), "1") + END],
  ])("with too much of something is 413: %s", async (_, body) => {
    expect((await read(body)).fault).toBe(413);
  });

  it("takes as many of full size as a form asks for, and leaves out more than that for the form to count", async () => {
    const rules = { multipart: true, fileBytes: MB, files: 7 };
    const photo = part("photos", "x".repeat(MB), '; filename="x"');
    const send = (count: number) =>
      bodyReader.form(post(photo.repeat(count) + part("rego", "ABC 123") + END, MULTIPART), rules);
    const six = await send(6);
    expect([six.fault, six.data.getAll("photos").length, six.data.get("rego")]).toEqual([null, 6, "ABC 123"]);
    const small = part("photos", "x", '; filename="x"').repeat(12) + part("rego", "ABC 123") + END;
    const twelve = await bodyReader.form(post(small, MULTIPART), rules);
    expect([twelve.fault, twelve.data.getAll("photos").length, twelve.data.get("rego")]).toEqual([
      null,
      7,
      "ABC 123",
    ]);
    expect((await send(12)).fault).toBe(413);
  });

  it("takes no file where none is asked for", async () => {
    const rules = { multipart: true, fileBytes: 0 };
    expect((await bodyReader.form(post(cv("a", "b"), MULTIPART), rules)).fault).toBe(413);
    const { data, fault } = await bodyReader.form(post(part("a", "b") + END, MULTIPART), rules);
    expect([fault, data.get("a")]).toEqual([null, "b"]);
  });
});

describe("a hostile body", () => {
  const line = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));
  const bodies: [string, string, string][] = [
    ["a million header lines", MULTIPART, `--X\r\n${line("a: b\r\n", 9 * MB)}\r\n1\r\n${END}`],
    ["one endless header", MULTIPART, `--X\r\nA: ${line("b", 9 * MB)}\r\n\r\n1\r\n${END}`],
    ["tiny parts", MULTIPART, line(part("a", ""), 9 * MB) + END],
    ["parts without heads", MULTIPART, line("--X\r\n\r\n\r\n", 9 * MB) + END],
    ["almost boundaries", MULTIPART, part("a", line("\r\n-", 9 * MB)) + END],
    ["almost boundaries in a file", MULTIPART, part("a", line("\r\n-", 3.9 * MB), '; filename="x"') + END],
    ["nearly boundaries in a file", MULTIPART, part("a", line("\r\n--", 3.9 * MB), '; filename="x"') + END],
    ["a long preamble", MULTIPART, line("\r\n--Y", 9 * MB) + part("a", "b") + END],
    ["a long epilogue", MULTIPART, part("a", "b") + END + line("x", 9 * MB)],
    ["separators", URLENCODED, line("&", 9 * MB)],
    ["fields", URLENCODED, line("a=&", 9 * MB)],
    ["escapes", URLENCODED, line("%", 9 * MB)],
    ["names", URLENCODED, Array.from({ length: 900_000 }, (_one, n) => `n${n}=1`).join("&")],
  ];
  it.each(bodies)("costs next to nothing: %s", async (_, type, body) => {
    const whole = Buffer.from(body);
    const read = async () => {
      const { fault } = await bodyReader.form(post(whole, type), WITH_FILE);
      expect([null, 413, 400]).toContain(fault);
    };
    expect(await processorMs(read)).toBeLessThan(1_000);
  });

  it("is not read on behind its limit", async () => {
    let pulled = 0;
    const long = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        // Who reads on would never give way, and no test would end.
        if (pulled > 1_000) controller.close();
        else controller.enqueue(new Uint8Array(10_000));
      },
    });
    const request = new Request("https://yard.example/", {
      method: "POST",
      body: long,
      headers: { "content-type": URLENCODED },
      ...({ duplex: "half" } as object),
    });
    expect((await bodyReader.form(request, TEXTS)).fault).toBe(413);
    expect(pulled).toBeLessThan(15);
  });
});

describe("a text", () => {
  const JSON_TYPE = { types: ["application/json"], mostBytes: 4 };
  it("is read up to its limit, counted in bytes", async () => {
    expect(await bodyReader.text(post("āā", "application/json; charset=utf-8"), JSON_TYPE)).toEqual({
      text: "āā",
    });
    expect(await bodyReader.text(post("āā1", "application/json"), JSON_TYPE)).toEqual({ fault: 413 });
    expect(await bodyReader.text(post("1", "text/html"), JSON_TYPE)).toEqual({ fault: 415 });
    expect(await bodyReader.text(post(null, "application/json"), JSON_TYPE)).toEqual({ text: "" });
  });
});
