import * as THREE from "three";

/** Averages the supersampled light after the tone curve; alpha is the paint's layer, gamma 2.2, full scale 1.6. */
const FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D uT;
uniform int uS;
out vec4 o;
vec3 tone(vec3 x) {
  x *= .78;
  x = clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.);
  return mix(x * 12.92, 1.055 * pow(max(x, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, x));
}
void main() {
  ivec2 b = ivec2(gl_FragCoord.xy) * uS;
  vec4 s = vec4(0.);
  for (int j = 0; j < uS; j++)
    for (int i = 0; i < uS; i++) {
      vec4 c = texelFetch(uT, b + ivec2(i, j), 0);
      s += vec4(tone(c.rgb), c.a);
    }
  s /= float(uS * uS);
  o = vec4(s.rgb, pow(clamp(s.a / 1.6, 0., 1.), 1. / 2.2));
}
`;

/**
 * Turns light into a picture: exposure, ACES curve (Narkowicz' fit), sRGB. The server undoes and redoes the same
 * curve when it adds a colour (`tint.server.ts`), so the two must agree.
 */
export class ToneStep {
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.Camera();
  readonly #uniforms = { uT: { value: null as THREE.Texture | null }, uS: { value: 2 } };

  constructor() {
    const material = new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      depthTest: false,
      depthWrite: false,
      uniforms: this.#uniforms,
      vertexShader: "void main() { gl_Position = vec4(position.xy, 0., 1.); }",
      fragmentShader: FRAGMENT,
    });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
    mesh.frustumCulled = false;
    this.#scene.add(mesh);
  }

  /** Draws the picture of `light`, which has `samples` pixels per pixel both ways. */
  draw(renderer: THREE.WebGLRenderer, light: THREE.WebGLRenderTarget, samples: number): void {
    this.#uniforms.uT.value = light.texture;
    this.#uniforms.uS.value = samples;
    renderer.render(this.#scene, this.#camera);
  }
}
