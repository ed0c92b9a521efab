/** Tail lamps, the light bar between them and the valance, in coordinates wrapped round the tail. */
export const BODY_REAR = /* glsl */ `
float lightBar(Skin k, float y) {
  return max(abs(y - uLampT.y) - uLampT.z, k.az - uEnds.w + .12);
}

void reversingLamp(vec2 qi, inout Surf s) {
  vec2 centre = uPoly[7 * MAX_POINTS];
  if (centre.x <= .01) return;
  vec2 d = abs(qi - centre) - vec2(uPoly[7 * MAX_POINTS + 1]);
  if (length(max(d, 0.)) + min(max(d.x, d.y), 0.) - uPolyR[7] >= 0.) return;
  s.alb = vec3(.55, .53, .5) * (.8 + .2 * sin(qi.x * 500.));
  s.emis = vec3(.06);
  if (uPolyN[7] > 1 && qi.y > centre.y) s.alb = vec3(.75, .25, .03);
}

// Distance to the lit figure inside a lamp whose own distance is \`inner\`.
float litFigure(vec2 q, float inner) {
  float kind = uStyle.z;
  vec2 white = uPoly[7 * MAX_POINTS];
  if (kind < .5) return abs(inner + .022) - .008;
  if (kind < 1.5) return max(abs(fract(q.y / .044) - .5) * .044 - .011, inner + .012);
  if (kind < 2.5) return max(abs(fract(q.x / .05) - .5) * .05 - .015, inner + .014);
  if (kind < 3.5) return abs(inner + .034) - .013;
  if (kind < 4.5) return max(abs(inner + .020) - .009, q.x - white.x - .02);
  return max(abs(q.y - white.y - .034) - .009, inner + .010);
}

void tailLamp(Skin k, vec2 q, float d, inout Surf s) {
  s.paint = 0.;
  s.coat = 1.;
  s.rough = .25;
  vec3 par = -k.v / max(dot(k.v, k.n), .35) * .02;
  vec2 qi = q + vec2(par.z * sign(k.p.z), par.y);
  float inner = poly(5, qi);
  if (uLampT.x > .5) inner = min(inner, lightBar(k, k.p.y + par.y));
  float rib = .75 + .25 * sin(qi.y * 420.);
  s.alb = (uSmoked > .5 ? vec3(.05, .003, .004) : vec3(.20, .004, .006)) * rib;
  s.emis = (uSmoked > .5 ? vec3(.012, .0, .0) : vec3(.05, .0, .001)) * rib;
  bool onBar = uLampT.x > .5 && poly(5, qi) > 0.;
  float figure = onBar ? abs(k.p.y + par.y - uLampT.y) - min(.006, uLampT.z * .45) : litFigure(qi, inner);
  if (figure < 0.) {
    s.alb = vec3(.6, .02, .02);
    s.emis = vec3(.95, .035, .03);
  }
  reversingLamp(qi, s);
  if (d > -.006) {
    s.alb = vec3(.01);
    s.emis = vec3(0.);
  }
}

// Returns whether the point is a lamp.
bool rearEnd(Skin k, inout Surf s, inout float line) {
  if (k.p.x >= uEnds.y + 1.0) return false;
  vec2 q = vec2(k.az + max(0., k.p.x - (uEnds.y + .22)), k.p.y);
  float tl = k.n.x < .25 ? poly(5, q) : 9.;
  if (k.n.x < -.3) {
    float valance = poly(6, q);
    if (valance < 0. && k.fL < .03) {
      s.paint = 0.;
      s.alb = vec3(.018);
      s.rough = .4;
      line = valance > -.006 ? 0. : 9.;
    }
    if (uLampT.x > .5) tl = min(tl, lightBar(k, k.p.y));
  }
  float skid = k.n.x < -.2 && k.fL < .03 ? poly(9, q) : 9.;
  if (skid < 0. && tl >= 0.) skidPlate(skid, s, line);
  if (tl >= 0.) return false;
  line = 9.;
  tailLamp(k, q, tl, s);
  return true;
}
`;
