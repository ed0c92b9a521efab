/** Files of content of the dealer, by path; `#` stands for its five digits, since no two dealers may share words. */
export const FULL_CONTENT: Readonly<Record<string, string>> = {
  "pages/about.md": "---\npage: about\ntitle: About #\ndescription: About #.\n---\n\nWords of #.\n",
  "pages/terms.md": "---\npage: terms\ntitle: Terms #\ndescription: Terms #.\n---\n\nTerms of #.\n",
  "pages/privacy.md": "---\npage: privacy\ntitle: Privacy #\ndescription: Privacy #.\n---\n\nPrivacy of #.\n",
  "pages/faq.md": "---\npage: faq\ntitle: Questions #\ndescription: Questions #.\n---\n\nAnswers of #.\n",
  "faqs/all.md": "---\ntitle: All #\norder: 1\n---\n\n## A question #?\n\nAn answer.\n",
  "blog/first.md":
    "---\ntitle: First post #\ndescription: First #.\ncategory: vehicle-reviews\ndate: 2026-10-02\nauthor: Ann #\nimage:\n  src: /media/p/harbour-road\n  alt: A road\n  width: 1600\n  height: 900\n---\n\nWords #.\n",
  "blog/second.md":
    "---\ntitle: Second post #\ndescription: Second #.\ncategory: news\ndate: 2026-10-01\nauthor: Ann #\nimage:\n  src: /media/p/harbour-road\n  alt: A road\n  width: 1600\n  height: 900\n---\n\nWords #.\n",
  "models/corolla.md": model(
    "Corolla",
    "Cars",
    31_000,
    'badges:\n  - { name: "Ascent", fromPrice: 33000 }\n',
  ),
  "models/rav4.md": model("RAV4", "SUVs", 41_000, ""),
  "offers/one.md": offer("One", ""),
  "offers/kept-out.md": offer("Kept out", "excludedWebsiteIds: [id-w#]\n"),
  "reviews.yaml": `reviews:\n${[5, 5, 4, 5, 3].map(review).join("")}`,
  "parts.yaml":
    "categories:\n  - { slug: brakes, name: Brakes #, drawing: disc-3 }\nparts:\n  - { number: A-#, name: Pads, category: brakes, price: 30 }\n",
};

function model(name: string, category: string, price: number, more: string): string {
  return `---\nname: ${name}\nmake: Toyota\ncategory: ${category}\nbody: [cars]\nshape: hatch\nfromPrice: ${price}\nshortDescription: ${name} of #.\ncolours:\n  - { name: White, paint: white }\n${more}order: 10\nupdated: 2026-11-02\n---\n\nWords of #.\n`;
}

function offer(name: string, more: string): string {
  return `---\nname: ${name} of #\ncategory: Offer\ndescription: ${name} of #.\ndisclaimer: Terms.\n${more}order: 10\nupdated: 2026-11-02\n---\n\nWords of #.\n`;
}

function review(rating: number, index: number): string {
  return `  - id: r${index}\n    customerName: Customer ${index}\n    rating: ${rating}\n    date: 2026-10-1${index}\n    location: yard-w#\n    text: Words ${index} about #.\n`;
}
