/**
 * What the skin's shader knows of a body. Everything on the skin (glass, seals, lamps, grille, shut lines, cladding)
 * is decided per pixel from the same functions that shaped the body: always crisp, always fitting.
 * MAX_POINTS, MAX_LINES, MAX_PILLARS and OUTLINES come from `body-material.ts`.
 */
export const BODY_INPUTS = /* glsl */ `
// Outlines: 0 headlamp, 1 grille, 2 intake, 3 fog lamp, 4 projectors, 5 tail lamp, 6 valance, 7 reversing lamp,
// 8 front skid plate, 9 rear skid plate
uniform vec2 uPoly[MAX_POINTS * OUTLINES];
uniform int uPolyN[OUTLINES];
uniform float uPolyR[OUTLINES];
uniform vec4 uSeg[MAX_LINES];
uniform int uSegN;
uniform vec4 uAxle;      // front x, rear x, wheel y, arch radius
uniform vec2 uAxle3;     // optional third axle: x, on
uniform vec4 uEnds;      // front x, rear x, glasshouse's middle x, half width
uniform vec4 uDlo;       // side glass: top inset, belt gap, rear limit's slope, rear limit x
uniform vec4 uDloA;      // front limit x, slope, top of screens y, screen inset
uniform vec4 uWin[MAX_PILLARS]; // x at 1 m, slope, half width, kind (0 black, 1 painted)
uniform int uWinN;
uniform vec4 uRearGlass; // bottom y, top y, inset, on
uniform vec4 uHood;      // edge inset, leading x, on, cowl x
uniform vec4 uGate;      // inset, bumper y, on, reaches the roof
uniform vec4 uClad;      // arch width, sill y, bumper y, on
uniform vec4 uStyle;     // grille pattern, headlamp pattern, tail pattern, trim (0 black, 1 chrome)
uniform vec4 uRoof;      // black roof, sunroof, sunroof x, side glass on
uniform vec4 uDoor;      // frame line from x to x, unused, side glass y max
uniform vec4 uLampT;     // tail light bar on, y, half height; daytime light kind
uniform vec4 uTrim;      // side glass trim, 1 = grille without frame, fog lamp kind, arch squareness
uniform vec4 uKick;      // belt kicks up: from x, at y, slope, on
uniform vec4 uFloat;     // black rear pillar: front x at 1 m, lean, top y, slope of the top; off below -8
uniform vec4 uNoseLight; // light bar on the nose: y, half height, half width, rise towards the ends
uniform float uSmoked;   // dark tail lamps
uniform vec2 uScreen;    // windscreen (0 none, 1 fixed, 2 open car), gap above the cowl

// The point on the skin and its distances to the volumes that shaped it.
struct Skin {
  vec3 p, n, v;
  float az;     // distance from the middle plane
  float sG, wG; // glasshouse: profile, width
  float fL, wL; // lower body: whole, width
  float xw;     // x on the unbent profile
  float belt;   // height above the crease between body and glasshouse
  bool cut;     // on the wall of a removed volume
};

float poly(int k, vec2 p) {
  int n = uPolyN[k];
  if (n < 3) return 9.;
  int o = k * MAX_POINTS;
  float d = 1e9, s = 1.;
  vec2 vj = uPoly[o + n - 1];
  for (int i = 0; i < MAX_POINTS; i++) {
    if (i >= n) break;
    vec2 vi = uPoly[o + i];
    vec2 e = vj - vi, w = p - vi;
    vec2 b = w - e * clamp(dot(w, e) / dot(e, e), 0., 1.);
    d = min(d, dot(b, b));
    bvec3 c = bvec3(p.y >= vi.y, p.y < vj.y, e.x * w.y > e.y * w.x);
    if (all(c) || all(not(c))) s = -s;
    vj = vi;
  }
  return s * sqrt(d) - uPolyR[k];
}

float smax3(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return max(a, b) + h * h * k * .25;
}

float segmentDistance(vec2 p, vec4 s) {
  vec2 e = s.zw - s.xy, w = p - s.xy;
  return length(w - e * clamp(dot(w, e) / dot(e, e), 0., 1.));
}

float pillarOffset(int i, vec3 p) {
  return abs(p.x - (uWin[i].x + uWin[i].y * (p.y - 1.)));
}

// The kicked-up belt's distance below a point; 9 where the belt runs straight.
float aboveKick(vec3 p) {
  if (uKick.w < .5) return 9.;
  return (p.y - uKick.y - uKick.z * (uKick.x - p.x)) * inversesqrt(1. + uKick.z * uKick.z);
}

// Distance to the nearest wheel's centre, squared off as far as the arches are.
float archDistance(vec3 p, float axle) {
  if (uTrim.w < 2.1) return axle;
  vec2 r = vec2(min(abs(p.x - uAxle.x), abs(p.x - uAxle.y)), max(p.y - uAxle.z, 0.));
  return pow(pow(r.x, uTrim.w) + pow(r.y, uTrim.w), 1. / uTrim.w);
}

// Distance to the nearest wheel's centre, seen from the side.
float axleDistance(vec3 p) {
  float d = min(length(vec2(p.x - uAxle.x, p.y - uAxle.z)), length(vec2(p.x - uAxle.y, p.y - uAxle.z)));
  if (uAxle3.y > .5) d = min(d, length(vec2(p.x - uAxle3.x, p.y - uAxle.z)));
  return d;
}
`;
