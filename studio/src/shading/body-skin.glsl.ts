/** Seals, roof, shut lines and unpainted cladding: what lies on the skin besides lamps and grilles. */
export const BODY_SKIN = /* glsl */ `
// Returns whether the point is trim round the glass.
bool glassTrim(Skin k, Openings o, inout Surf s) {
  bool trim = false;
  if (o.screens < 0.) {
    s.paint = 0.;
    s.alb = vec3(.008);
    s.rough = .08;
    trim = true;
  }
  if (o.onSide && o.side - .011 < 0. && !(o.paintedPillar < 0. && o.side < 0.)) {
    s.paint = 0.;
    s.alb = vec3(.012);
    s.rough = .18;
    trim = true;
    bool bright = uTrim.x > .5 && o.side > -.001 && (uTrim.x < 1.5 || k.belt < uDlo.y + .02);
    if (bright) {
      s.alb = vec3(.78);
      s.metal = 1.;
      s.rough = .14;
    }
  }
  return trim;
}

void glossBlack(inout Surf s) {
  s.paint = 0.;
  s.alb = vec3(.01);
  s.rough = .06;
  s.coat = 1.;
}

// A rear pillar in black, so that the roof seems to float.
void floatingPillar(Skin k, Openings o, inout Surf s) {
  if (uFloat.w < -8. || !o.onSide || k.belt < .006) return;
  bool behind = k.p.x < uFloat.x + uFloat.y * (k.p.y - 1.);
  bool below = k.p.y < uFloat.z + uFloat.w * k.p.x;
  if (behind && below && aboveKick(k.p) > -.012) glossBlack(s);
}

void roofSkin(Skin k, bool trim, inout Surf s) {
  if (uRoof.x > .5 && !trim && k.fL > .02 && k.sG > -.05) glossBlack(s);
  if (uRoof.y > .5 && k.n.y > .8 && k.sG > -.06) {
    vec2 q = abs(vec2(k.p.x - uRoof.z, k.p.z)) - vec2(.62, .40);
    if (length(max(q, 0.)) + min(max(q.x, q.y), 0.) - .06 < 0.) {
      s.paint = 0.;
      s.alb = vec3(.006);
      s.rough = .04;
    }
  }
}

float doorFrameLine(Skin k, Openings o) {
  if (!(o.onSide && uRoof.w > .5 && k.belt > uDlo.y + .012 && k.p.x > uDoor.y && k.p.x < uDoor.x)) return 9.;
  if (aboveKick(k.p) < .03) return 9.;
  float line = abs(o.side - .035);
  if (o.pillar < 9. && o.side < .035 && o.side > 0. && uWinN > 0 && uWin[0].w < .5) line = min(line, pillarOffset(0, k.p));
  return line;
}

float bonnetLine(Skin k) {
  if (!(uHood.z > .5 && k.n.y > .15 && k.p.x > uHood.w && k.fL < .02 && k.n.x < .95)) return 9.;
  return abs(smax3(k.wL + uHood.x, k.xw - uHood.y, .10));
}

float tailgateLine(Skin k) {
  if (!(uGate.z > .5 && k.n.x < -.12)) return 9.;
  float d = k.fL < .015 ? k.wL + uGate.x : k.wG + uGate.x * .55;
  d = smax3(d, uGate.y - k.p.y, .12);
  if (uGate.w < .5) d = max(d, (k.sG > -.03 && k.fL > .03) || vX.z < .04 ? 9. : -9.);
  return abs(d);
}

// Distance to the nearest shut line.
float shutLines(Skin k, Openings o) {
  float line = 9.;
  if (abs(k.n.z) > .5 && k.fL < .06)
    for (int i = 0; i < MAX_LINES; i++) {
      if (i >= uSegN) break;
      line = min(line, segmentDistance(k.p.xy, uSeg[i]));
    }
  line = min(line, doorFrameLine(k, o));
  line = min(line, bonnetLine(k));
  return min(line, tailgateLine(k));
}

void cladding(Skin k, float axle, bool lamp, inout Surf s) {
  if (uClad.w > .5 && uClad.w < 1.5 && !lamp && s.paint > .5 && k.fL < .02) {
    float arch = archDistance(k.p, axle) - uAxle.w - uClad.x;
    float c = min(arch, k.p.y - uClad.y);
    if (k.p.x > uAxle.x || k.p.x < uAxle.y) c = min(arch, k.p.y - (k.p.x > 0. ? uClad.z : uClad.z + .06));
    if (c < 0.) {
      s.paint = 0.;
      s.alb = vec3(.022);
      s.rough = .55;
      if (c > -.004) s.ao *= .35;
    }
  } else if (s.paint > .5 && k.p.y < uClad.y && k.fL < .02) {
    s.paint = 0.;
    s.alb = vec3(.015);
    s.rough = .5;
  }
  if (k.n.y < -.7 && k.p.y < .6) {
    s.paint = 0.;
    s.alb = vec3(.01);
    s.rough = .8;
  }
}
`;
