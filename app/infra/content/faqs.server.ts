import type { Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Faq } from "~/domain/content/site-content";
import { htmlOf } from "./prose.server";

/** The questions of a text: every second-level heading is one, what follows it the answer. */
export function faqsOf(tree: Root, topic: string): readonly Faq[] {
  const groups: { readonly heading: RootContent; readonly answer: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (node.type === "element" && node.tagName === "h2") groups.push({ heading: node, answer: [] });
    else groups.at(-1)?.answer.push(node);
  }
  return groups.map(({ heading, answer }, index) => {
    const root: Root = { type: "root", children: answer };
    return {
      id: `${topic}-${index + 1}`,
      question: heading.type === "element" ? textOf(heading) : "",
      answerHtml: htmlOf(root).trim(),
      answerText: textOf(root).replace(/\s+/g, " ").trim(),
    };
  });
}
