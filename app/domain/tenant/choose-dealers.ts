/** A dealer's folder as it was read at one moment. */
export interface ReadFolder {
  readonly folder: string;
  /** When its main file was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/** What decides whether folders can be served, alone and together. */
export interface ServingRules<Reading extends ReadFolder> {
  /** What is wrong with a folder, whatever the others say. */
  ownProblems(reading: Reading): readonly string[];
  /**
   * What folders may not have in common. A fault of some folders is one of any larger set too, and concerns nobody but
   * those it names.
   */
  sharedFaults(readings: readonly Reading[]): readonly {
    readonly among: readonly Reading[];
    readonly problem: string;
  }[];
}

/** Which readings are served, and why the others are not. */
export interface DealerChoice<Reading> {
  readonly served: readonly Reading[];
  /** Problems by folder, of each whose newest reading is not served: nothing of it is, or what was served before. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
}

/**
 * Chooses what to serve when folders have changed: the newest reading of each, or where that is faulty the one that is
 * served already. A dealer's fault is nobody else's: of two that claim the same, the one that is served keeps it, and of
 * two new ones the one written first.
 * @param newest one reading of every folder there is
 * @param served what is served now, by folder; two of them have no fault together
 */
export function chooseDealers<Reading extends ReadFolder>(
  newest: readonly Reading[],
  served: ReadonlyMap<string, Reading>,
  rules: ServingRules<Reading>,
): DealerChoice<Reading> {
  const refused = new Map<string, readonly string[]>();
  const standing = newest.flatMap(({ folder }) => served.get(folder) ?? []);
  const fresh: Reading[] = [];
  for (const reading of newest) {
    if (standing.includes(reading)) continue;
    const problems = rules.ownProblems(reading);
    if (problems.length === 0) fresh.push(reading);
    else refused.set(reading.folder, problems);
  }
  const all = withReadings(standing, fresh);
  if (rules.sharedFaults(all).length === 0) return { served: all, refused };
  const disputed = disputedFolders([...standing, ...fresh], rules);
  const isDisputed = ({ folder }: Reading) => disputed.has(folder);
  const settled = oneByOne(standing.filter(isDisputed), fresh.filter(isDisputed), rules);
  for (const [folder, problems] of settled.refused) refused.set(folder, problems);
  const rest = withReadings(standing, fresh).filter((reading) => !isDisputed(reading));
  return { served: inOrder([...rest, ...settled.served]), refused };
}

/** Takes readings as long as one can be taken: a host that one dealer gives up is free for another. */
function oneByOne<Reading extends ReadFolder>(
  standing: readonly Reading[],
  fresh: readonly Reading[],
  rules: ServingRules<Reading>,
): DealerChoice<Reading> {
  let served = standing;
  let waiting = [...fresh].sort((a, b) => a.writtenAt - b.writtenAt || (a.folder < b.folder ? -1 : 1));
  for (let tried = 0; tried < waiting.length;) {
    const [reading, ...others] = waiting;
    if (reading === undefined) break;
    const trial = withReadings(served, [reading]);
    const isTaken = rules.sharedFaults(trial).length === 0;
    if (isTaken) served = trial;
    waiting = isTaken ? others : [...others, reading];
    tried = isTaken ? 0 : tried + 1;
  }
  const refused = waiting.map((reading) => {
    const faults = rules.sharedFaults(withReadings(served, [reading]));
    return [reading.folder, faults.map(({ problem }) => problem)] as const;
  });
  return { served, refused: new Map(refused) };
}

/** Folders that have a fault together with another one, in any of these readings. */
function disputedFolders<Reading extends ReadFolder>(
  readings: readonly Reading[],
  rules: ServingRules<Reading>,
): ReadonlySet<string> {
  const groups = rules.sharedFaults(readings).map(({ among }) => new Set(among.map(({ folder }) => folder)));
  return new Set(groups.flatMap((folders) => (folders.size > 1 ? [...folders] : [])));
}

function withReadings<Reading extends ReadFolder>(
  readings: readonly Reading[],
  over: readonly Reading[],
): readonly Reading[] {
  const byFolder = new Map([...readings, ...over].map((reading) => [reading.folder, reading]));
  return inOrder([...byFolder.values()]);
}

function inOrder<Reading extends ReadFolder>(readings: readonly Reading[]): readonly Reading[] {
  return [...readings].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}
