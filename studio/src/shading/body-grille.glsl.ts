/** Grille and lower intake. Pattern numbers: `signatures.ts`. */
export const BODY_GRILLE = /* glsl */ `
// Bars across one direction: how much of one is here, and the slope of its rounded face.
vec2 slat(float at, float pitch, float share) {
  float f = fract(at / pitch);
  float from = 1. - share;
  float bar = smoothstep(from - .06, from + .02, f) * smoothstep(1., .95, f);
  return vec2(bar, (f - (from + share * .5)) * 2.3 * bar);
}

float meshOf(vec2 cells, float thin) {
  vec2 f = abs(fract(cells) - .5);
  return smoothstep(thin - .06, thin + .06, max(f.x, f.y));
}

// How much of the pattern is here; bends the normal of rounded bars.
float grillePattern(vec3 p, float kind, inout vec3 n) {
  vec2 bar;
  if (kind < .5) {
    bar = slat(p.y, .062, .44);
    n.y += bar.y;
    return bar.x;
  }
  if (kind < 1.5) {
    vec2 bricks = vec2(p.z / .052, p.y / .03);
    bricks.x += .5 * mod(floor(bricks.y), 2.);
    return meshOf(bricks, .36);
  }
  if (kind < 2.5) {
    bar = slat(p.z + .0375, .075, .44);
    n.z += bar.y;
    return bar.x;
  }
  if (kind < 3.5) {
    bar = slat(p.y + .011, .11, .42);
    n.y += bar.y;
    return bar.x;
  }
  if (kind < 4.5) return meshOf(vec2(p.z + p.y, p.z - p.y) / .05, .38);
  if (kind < 5.5) return 1. - smoothstep(.20, .28, length(fract(p.zy / .036) - .5));
  bar = slat(p.y, .026, .36);
  n.y += bar.y;
  return bar.x;
}

// Meshes and louvres stay black where bars shine.
bool shines(float kind) {
  return uStyle.w > .5 && !(kind > .5 && kind < 1.5) && kind < 5.5;
}

void grilleFrame(inout Surf s) {
  bool bright = uStyle.w > .5 && uTrim.y < .5;
  s.alb = bright ? vec3(.75) : vec3(.02);
  s.metal = bright ? 1. : 0.;
  s.rough = bright ? .15 : .3;
}

void grille(Skin k, float d, inout Surf s) {
  s.paint = 0.;
  if (uStyle.x > 6.5) {
    s.alb = vec3(.010);
    s.rough = .07;
    s.coat = 1.;
    return;
  }
  if (d > -.004) {
    grilleFrame(s);
    return;
  }
  vec3 n = k.n;
  float bar = grillePattern(k.p, uStyle.x, n);
  bool bright = shines(uStyle.x);
  s.n = normalize(n);
  s.alb = mix(vec3(.004), bright ? vec3(.6) : vec3(.035), bar);
  s.metal = bright ? bar * .9 : 0.;
  s.rough = mix(.6, .22, bar);
  s.ao *= mix(.25, 1., bar);
}

void intake(Skin k, float d, inout Surf s) {
  float f = fract(k.p.y / .045);
  float bar = smoothstep(.6, .7, f) * smoothstep(1., .92, f);
  s.paint = 0.;
  s.metal = 0.;
  s.alb = mix(vec3(.006), vec3(.03), bar);
  s.rough = .4;
  s.ao *= mix(.3, .9, bar);
  if (d > -.012) {
    s.alb = vec3(.02);
    s.ao = vAO;
    s.rough = .25;
  }
}
`;
