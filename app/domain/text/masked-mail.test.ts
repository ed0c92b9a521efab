import { expect, it } from "vitest";
import { maskedMail } from "./masked-mail";

it("keeps the first letter and the host, however long the rest is", () => {
  expect(maskedMail("mona@example.com")).toBe("m•••@example.com");
  expect(maskedMail("m@example.com")).toBe("m•••@example.com");
});
