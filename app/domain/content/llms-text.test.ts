import { expect, it } from "vitest";
import { llmsText } from "./llms-text";

it("names the site, how to read it, and where things are", () => {
  const text = llmsText({
    name: "Yard & Sons",
    description: "Used cars.",
    notes: ["Ask for text."],
    sections: [
      {
        heading: "Vehicles",
        links: [
          { label: "All vehicles", address: "https://yard.example/search" },
          { label: "Used", address: "https://yard.example/search/used-cars", about: "48 cars" },
        ],
      },
      { heading: "Places", links: [] },
    ],
  });
  expect(text).toBe(
    "# Yard & Sons\n\n> Used cars.\n\nAsk for text.\n\n## Vehicles\n\n" +
      "- [All vehicles](https://yard.example/search)\n- [Used](https://yard.example/search/used-cars): 48 cars\n",
  );
});

it("takes markup in a dealer's words as words, and keeps them on one line", () => {
  const links = [{ label: "[x](y)", address: "https://yard.example/" }];
  const text = llmsText({
    name: "A\n# B",
    description: "<b>*c*</b>",
    notes: [],
    sections: [{ heading: "`d`", links }],
  });
  expect(text).toBe(
    "# A # B\n\n> \\<b\\>\\*c\\*\\</b\\>\n\n## \\`d\\`\n\n- [\\[x\\](y)](https://yard.example/)\n",
  );
});
