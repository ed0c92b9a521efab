import type { Vehicle } from "../../vehicle/vehicle";

/** A car that was registered before its sale is used, whoever drove it. */
const USED =
  /\bused\b|pre[\s-]?owned|\bcpo\b|\bcertified\b|(?:near(?:ly)?|as|like)[\s-]new|second[\s-]?hand|pre[\s-]?reg(?:istered)?\b|\bemployee|\bcompany car\b|^gebraucht|^jahreswagen|^tageszulassung/;
const YES = /^(?:true|yes|y|1)$/;

/**
 * Whether a feed calls a vehicle new, a demonstrator or used; null when it says neither. Also from two flags, "is it a
 * demonstrator, is it used", in one template.
 */
export function carTypeOf(text: string): Vehicle["car_type"] | null {
  const word = text.toLowerCase();
  const [, demo, used] = /^demo:(\w*) used:(\w*)$/.exec(word) ?? [];
  if (demo !== undefined && used !== undefined)
    return YES.test(demo) ? "demo" : YES.test(used) ? "used" : "new";
  if (/\b(?:ex[\s-]?)?demo(?:nstrator|nstration)?\b|^vorf(?:ü|ue)hr/.test(word)) return "demo";
  if (USED.test(word)) return "used";
  return /\bnew\b|^neu(?:fahrzeug|wagen)?$/.test(word) ? "new" : null;
}
