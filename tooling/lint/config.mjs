import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundariesRule } from './boundaries-rule.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];
const nodeScripts = ['**/*.mjs', '**/*.js', '**/*.cjs'];

/** Files without code: only their names are checked. */
const others = [
  '**/*.css',
  '**/*.html',
  '**/*.json',
  '**/*.md',
  '**/*.svg',
  '**/*.webp',
  '**/*.conf',
];

/** Files with tables of sample data, which may have any length. */
const dataFiles = [
  '**/seed/**',
  '**/seeds/**',
  '**/data/**',
  '**/data.ts',
  '**/*.data.ts',
  '**/*.seed.ts',
];

/** ESLint configuration of the workspace, exported by the root's `eslint.config.mjs`. */
export const lintConfig = defineConfig(
  {
    ignores: [
      'e2e/bench/results/**',
      '**/dist/',
      '**/.cache/',
      '**/node_modules/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  // A rule applies to everyone or is changed; it is never disabled inline.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strict.map((config) => ({ ...config, files: typescript })),
  {
    plugins: { praxis: { rules: { boundaries: boundariesRule } }, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'praxis/boundaries': 'error',
      'import-x/first': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-mutable-exports': 'error',
      'import-x/newline-after-import': 'error',
      'array-callback-return': 'error',
      'consistent-return': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-alert': 'error',
      'no-else-return': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      'no-promise-executor-return': 'off',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unneeded-ternary': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: others,
    plugins: { 'check-file': checkFile },
    processor: 'check-file/eslint-processor-check-file',
  },
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        // A name with a leading dot is dictated by a tool. A name in brackets is a page template,
        // in which VitePress fills in a parameter.
        { '**/!(.*|\\[*|README.md|CHANGELOG.md)': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/': 'KEBAB_CASE' }],
    },
  },
  {
    // The folder name that VitePress requires.
    files: ['docs/.vitepress/**'],
    rules: { 'check-file/folder-naming-convention': 'off' },
  },
  {
    files: typescript,
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Objects made from parsed JSON lose dynamic keys.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // TypeScript reports undefined names itself.
      'no-undef': 'off',
    },
  },
  {
    // A missing value fails its test immediately, with the line number.
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: dataFiles, rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.tsx', 'shell/**/*.ts', 'sdk/**/*.ts', 'remote-*/**/*.ts'],
    ...reactHooks.configs.flat.recommended,
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['contract/**', 'sdk/**', 'shell/**', 'remote-*/**', 'mock-server/**'],
    // Errors are reported through one function, the only one that writes to the console.
    ignores: ['**/*.mjs', 'sdk/src/report-error.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['sdk', 'shell', 'remote-*'].flatMap((name) => [`${name}/**/*.ts`, `${name}/**/*.tsx`]),
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'sdk/src/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/], CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/])',
          message:
            'Markup from data goes through the sanitizing component: Html of @praxis/sdk/ui/html.',
        },
      ],
    },
  },
  {
    files: ['contract/src/rules/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(CallExpression[callee.object.name="Date"][callee.property.name="now"], NewExpression[callee.name="Date"][arguments.length=0], MemberExpression[object.name="Temporal"][property.name="Now"], CallExpression[callee.object.name="Math"][callee.property.name="random"])',
          message: 'Rules are pure functions: take the clock, or random values, as an argument.',
        },
      ],
    },
  },
  { files: nodeScripts, languageOptions: { globals: globals.node } },
  // Scripts that run in a page.
  {
    files: ['e2e/**/*.mjs', 'tooling/dev/renderers-for-all.js', 'tooling/mock-api/reference/*.js'],
    languageOptions: { globals: globals.browser },
  },
  prettier,
);
