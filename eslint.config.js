import js from "@eslint/js";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { LAYERS } from "./layers.js";

const ZONES = Object.entries(LAYERS).map(([layer, allowed]) => ({
  target: `./app/${layer}`,
  from: "./app",
  except: [layer, ...allowed].map((name) => `./${name}`),
  message: `app/${layer} may import only: ${allowed.join(", ")} (layers.js).`,
}));

const IMPURE_GLOBALS = [
  "process",
  "fetch",
  "window",
  "document",
  "localStorage",
  "setTimeout",
  "setInterval",
  "crypto",
];

export default tseslint.config(
  {
    ignores: [
      // A package with checks of its own.
      "studio/",
      "build/",
      "data/",
      "node_modules/",
      "public/",
      "test-results/",
      "playwright-report/",
      ".cache/",
    ],
  },
  js.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "off",
      "object-shorthand": "error",
      "prefer-const": "error",
      "max-lines": ["error", { max: 300 }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { "import-x": importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": true }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Spreading a string gives its code points, which is what is meant.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // An async function turns what it throws into a rejection, also where it has nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // `json` is what answers with headers while single fetch is off; its successor belongs to single fetch.
      "@typescript-eslint/no-deprecated": [
        "error",
        { allow: [{ from: "package", name: "json", package: "@remix-run/server-runtime" }] },
      ],
      // There are no enums, and hardly a class that another one could pass for: asked of each assignment, they take a
      // fifth of the whole time.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // Ports and their adapters are closures; their methods may be taken apart.
      "@typescript-eslint/unbound-method": "off",
      // Numbers print the same everywhere; only objects in a template are a mistake.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Remix actions and loaders throw Responses.
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          allow: [
            { from: "lib", name: "Response" },
            { from: "package", name: "TypedResponse", package: "@remix-run/server-runtime" },
          ],
        },
      ],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["app/**/*.test.{ts,tsx}"],
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones: ZONES }],
    },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({
          extensions: [".ts", ".tsx", ".js", ".json"],
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.json` },
        }),
      ],
    },
  },
  {
    files: ["app/domain/**/*.ts"],
    ignores: ["app/domain/**/*.test.ts"],
    rules: {
      "no-restricted-globals": ["error", ...IMPURE_GLOBALS],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Take the time as a value." },
        { object: "Math", property: "random", message: "Take a random source as a value." },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "Take the time as a value.",
        },
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { "react-hooks": reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  { files: ["app/**/*.ts"], languageOptions: { globals: { ...globals.browser } } },
);
