/** Fog lamps, skid plate, light bar, and the nose as a whole, in coordinates wrapped round it. */
export const BODY_FRONT = /* glsl */ `
void skidPlate(float d, inout Surf s, inout float line) {
  s.paint = 0.;
  s.alb = d > -.005 ? vec3(.02) : vec3(.42);
  s.metal = .85;
  s.rough = .38;
  line = 9.;
}

// A lit lamp with its bright rim.
void fogLens(float d, inout Surf s) {
  if (d < 0.) {
    s.alb = vec3(.6);
    s.rough = .1;
    s.coat = 1.;
    s.emis = vec3(.55);
  } else if (d < .010) {
    s.alb = vec3(.10);
    s.metal = .9;
    s.rough = .2;
  }
}

float roundedBar(vec2 c, vec2 size, float radius) {
  vec2 b = abs(c) - size;
  return max(b.x, b.y) - radius;
}

void fogLamp(vec2 q, float d, inout Surf s) {
  float kind = uTrim.z;
  bool duct = kind > 1.5 && kind < 2.5;
  s.paint = 0.;
  s.alb = duct ? vec3(.006) : vec3(.018);
  s.rough = .42;
  s.metal = 0.;
  if (duct) s.ao *= .5;
  if (d > -.010) {
    s.alb = vec3(.03);
    s.rough = .3;
    s.ao = vAO;
  }
  vec2 c = q - uPoly[3 * MAX_POINTS + MAX_POINTS - 1];
  if (kind < .5) fogLens(roundedBar(c, vec2(.030, .012), .004), s);
  else if (kind < 1.5) fogLens(length(c) - .036, s);
  else if (!duct) fogLens(roundedBar(vec2(c.x, abs(c.y) - .026), vec2(.020, .010), .003), s);
}

// A lit line across the nose in a thin black channel.
void noseLight(Skin k, vec2 q, bool lamp, inout Surf s, inout float line) {
  if (uNoseLight.y <= 0. || k.n.x <= .1) return;
  float d = max(abs(q.y - uNoseLight.x + uNoseLight.w * q.x * q.x) - uNoseLight.y, q.x - uNoseLight.z);
  if (d >= (lamp ? 0. : .006)) return;
  line = 9.;
  if (d < 0.) {
    litWhite(s);
    return;
  }
  s.paint = 0.;
  s.alb = vec3(.01);
  s.rough = .1;
}

// Returns whether the point is a lamp; shut lines end at whatever is drawn here.
bool frontEnd(Skin k, inout Surf s, inout float line) {
  if (k.p.x <= uEnds.x - 1.0 || k.fL >= .03) return false;
  vec2 q = vec2(k.az + max(0., uEnds.x - .25 - k.p.x), k.p.y);
  float gr = (k.n.x > .25 ? poly(1, q) : 9.) - (uTrim.y > .5 ? 0. : .016);
  float it = k.n.x > -.1 ? poly(2, q) : 9.;
  // The recess's outer wall faces backwards: it belongs to the recess all the same.
  float fg = (k.n.x > -.8 ? poly(3, q) : 9.) - .010;
  float skid = k.n.x > -.1 ? poly(8, q) : 9.;
  float hd = k.n.x > -.2 ? poly(0, q) : 9.;
  if (min(min(gr, it), min(fg, hd)) < 0.) line = 9.;
  if (gr < 0.) grille(k, gr + (uTrim.y > .5 ? 0. : .016), s);
  if (it < 0.) intake(k, it, s);
  if (fg < 0.) fogLamp(q, fg, s);
  if (skid < 0.) skidPlate(skid, s, line);
  if (hd < 0.) headlamp(k, q, hd, s);
  noseLight(k, q, hd < 0., s, line);
  return hd < 0.;
}
`;
