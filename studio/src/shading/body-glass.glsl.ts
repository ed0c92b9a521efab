/** Where the glass is: side windows with their pillars, windscreen and rear screen with a black ceramic border. */
export const BODY_GLASS = /* glsl */ `
struct Openings {
  float side;          // outline of the side glass
  float pillar;        // black pillars in it
  float paintedPillar;
  float pane;          // side glass without pillars
  float screens;       // windscreen and rear screen
  bool onSide;
  bool glass;
};

void sideGlass(Skin k, inout Openings o) {
  if (uRoof.w < .5) return;
  float x = k.p.x, y = k.p.y;
  float d = smax3(k.sG + uDlo.x, -(k.belt - uDlo.y), .05);
  d = smax3(d, uDlo.w + uDlo.z * (y - 1.) - x, .06);
  d = smax3(d, x - (uDloA.x + uDloA.y * (y - 1.)), .05);
  d = max(d, y - uDoor.w);
  d = max(d, -k.wG - .16);
  o.side = uKick.w > .5 ? smax3(d, -aboveKick(k.p), .05) : d;
  for (int i = 0; i < MAX_PILLARS; i++) {
    if (i >= uWinN) break;
    float q = pillarOffset(i, k.p) - uWin[i].z;
    if (uWin[i].w > .5) o.paintedPillar = min(o.paintedPillar, q);
    else o.pillar = min(o.pillar, q);
  }
}

float windscreen(Skin k) {
  if (k.n.x <= .08 || k.p.x <= uEnds.z || uScreen.x < .5) return 9.;
  float d = smax3(smax3(k.wG + uDloA.w, -(k.fL - uScreen.y), .05), k.p.y - uDloA.z, .08);
  return max(max(d, -k.sG - .06), (vX.z - .012) * 8.); // not on the bonnet's own bulges
}

float rearScreen(Skin k) {
  if (k.n.x >= -.08 || k.p.x >= uEnds.z || uRearGlass.w < .5) return 9.;
  float d = smax3(smax3(k.wG + uRearGlass.z, uRearGlass.x - k.p.y, .09), k.p.y - uRearGlass.y, .09);
  return max(d, -k.sG - .06);
}

Openings openings(Skin k) {
  Openings o = Openings(9., 9., 9., 9., 9., false, false);
  sideGlass(k, o);
  o.pane = max(o.side, -min(o.pillar, o.paintedPillar));
  o.screens = min(windscreen(k), rearScreen(k));
  bool sideFace = abs(k.n.z) > max(abs(k.n.x), .42);
  o.onSide = sideFace && k.wG > -.10;
  float g = min(o.onSide ? o.pane : 9., o.screens);
  bool border = o.screens < 0. && o.screens > -.028 && !(o.onSide && o.pane < 0.);
  o.glass = !k.cut && g < 0. && !border;
  return o;
}
`;
