/** Headlamps: lens, projectors, cells, daytime light. Numbers of the kinds: `signatures.ts`. */
export const BODY_HEADLAMP = /* glsl */ `
void litWhite(inout Surf s) {
  s.paint = 0.;
  s.metal = 0.;
  s.alb = vec3(.8);
  s.emis = vec3(1.35, 1.4, 1.45);
  s.ao = 1.;
}

// One projector: a bright bowl with a lens in it. \`at\` is the offset from its centre.
void projector(Skin k, vec2 at, float radius, inout Surf s) {
  bool square = uStyle.y > .5 && uStyle.y < 1.5;
  float r = square ? max(abs(at.x), abs(at.y)) : length(at);
  if (r < radius * 1.22) {
    vec2 dn = at / max(length(at), 1e-3);
    s.metal = 1.;
    s.rough = .18;
    s.alb = vec3(.55);
    s.n = normalize(k.n + vec3(0., dn.y, dn.x * sign(k.p.z)) * .8);
  }
  if (r < radius) {
    float glow = .25 * smoothstep(radius, .0, r) + .5 * smoothstep(radius * .45, .0, length(at + vec2(.0, -.25 * radius)));
    s.metal = 0.;
    s.alb = vec3(.10, .11, .12);
    s.rough = .05;
    s.emis = vec3(.9, .95, 1.) * glow;
    s.n = normalize(k.n + vec3(0., at.y, at.x * sign(k.p.z)) / radius * .6);
  }
}

// Offset from the slanting line through the lamp's split point.
float splitLine(vec2 q) {
  vec2 split = uPoly[4 * MAX_POINTS + 2];
  return q.y - split.y - (q.x - split.x) * .16;
}

void cells(vec2 q, float inner, inout Surf s) {
  if (uStyle.y < 2.5 || inner > -.012) return;
  if (abs(splitLine(q)) > .013 || abs(fract(q.x / .034) - .5) > .36) return;
  s.alb = vec3(.3);
  s.metal = .6;
  s.rough = .1;
  s.emis = vec3(.30, .33, .36);
}

// Distance to what is lit by day, inside the lamp; \`q\` on the lens, \`qi\` behind it.
float daytimeFigure(vec2 q, vec2 qi, float inner) {
  vec2 split = uPoly[4 * MAX_POINTS + 2];
  float kind = uLampT.w, along = abs(inner + .021) - .0065;
  bool halo = uStyle.y > 1.5 && uStyle.y < 2.5;
  if (halo) return abs(length(qi - uPoly[4 * MAX_POINTS]) - uPolyR[4] * 1.42) - .0085;
  if (kind < .5) return q.y < split.y ? along : 9.;
  if (kind < 1.5) return q.y > split.y ? along : 9.;
  if (kind < 2.5) return along;
  if (kind < 3.5) return q.x < split.x || q.y < split.y ? along : 9.;
  if (kind < 4.5) return abs(splitLine(qi)) - .0065;
  return 9.;
}

// What lies behind the lens is shifted by the viewing angle: the lamp has depth.
void headlamp(Skin k, vec2 q, float d, inout Surf s) {
  s.paint = 0.;
  s.coat = .35;
  s.metal = 0.;
  s.rough = .3;
  vec3 par = -k.v / max(dot(k.v, k.n), .35) * .035;
  vec2 qi = q + vec2(par.z * sign(k.p.z) - par.x * step(k.p.x, uEnds.x - .25), par.y);
  float inner = poly(0, qi);
  s.alb = vec3(.018);
  s.ao *= .9;
  if (inner > -.012) {
    s.alb = vec3(.07);
    s.rough = .2;
    s.metal = .6;
  }
  for (int i = 0; i < 2; i++) {
    vec2 centre = uPoly[4 * MAX_POINTS + i];
    if (centre.x >= .01 && inner < 0.) projector(k, qi - centre, uPolyR[4], s);
  }
  cells(qi, inner, s);
  if (daytimeFigure(q, qi, inner) < 0. && inner < -.006) litWhite(s);
  if (d > -.007) {
    s.alb = vec3(.01);
    s.emis = vec3(0.);
    s.metal = 0.;
  }
}
`;
