import { expect, it } from "vitest";
import { plainCell } from "./plain-cell";

it.each([
  ["Deep Blue <i>Metallic</i>", "Deep Blue Metallic"],
  ["<span class='c'>Crystal White</span>", "Crystal White"],
  ["Soul Red &amp; Black", "Soul Red & Black"],
  ["<p>One owner</p><p>Books<br/>Two keys</p>", "One owner\nBooks\nTwo keys"],
  ["<ul><li>Tow bar</li><li>Roof rack</li></ul>", "Tow bar\nRoof rack"],
  ["A<script>alert(1)</script>B<style>p{}</style>C<!-- x -->", "ABC"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
  ["&amp;lt;", "&lt;"],
  ["< 5 km, 3 <4, a > b", "< 5 km, 3 <4, a > b"],
  ["B&W", "B&W"],
  ["https://cdn.example/a.jpg?w=1&amp;h=2", "https://cdn.example/a.jpg?w=1&amp;h=2"],
  ["", ""],
])("%j reads %j", (cell, text) => expect(plainCell(cell)).toBe(text));
