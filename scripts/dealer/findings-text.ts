import type { Finding } from "./check-dealers";

/** What a check found, for people. @param of what was checked */
export function findingsText(findings: readonly Finding[], of: string): string {
  if (findings.length === 0) return `${of}: nothing found`;
  const count = (level: Finding["level"]) => findings.filter((one) => one.level === level).length;
  const lines = findings.map(({ level, file, line, message, remedy }) => {
    const place = file === null ? "" : `${file}${line === null ? "" : `:${line}`}: `;
    return `${level}  ${place}${message}\n       ${remedy}`;
  });
  return [...lines, `${of}: ${counted(count("fault"), "fault")}, ${counted(count("doubt"), "doubt")}`].join(
    "\n",
  );
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
