import {
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";

/** Whom new folders belong to; nobody else when it says nothing. */
interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Makes a folder of installed packages like another one, of hard links: the owner may add and take away, and change
 * nothing that both share. What tools keep there for themselves (`.cache`, `.vite`) stays behind; npm's list comes along.
 */
export function linkPackages(from: string, to: string, owner: Owner): void {
  const kept = readdirSync(from).filter((name) => /^(?!\.)|^\.(?:bin|package-lock\.json)$/.test(name));
  linkFolder(from, to, owner, kept);
}

function linkFolder(from: string, to: string, owner: Owner, names?: readonly string[]): void {
  mkdirSync(to);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(to, owner.uid, owner.gid);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (names !== undefined && !names.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target, owner);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/** A copy where the folders lie on different disks. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
