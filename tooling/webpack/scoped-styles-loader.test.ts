import { faultsOf, scopeStyles } from './scoped-styles-loader.js';

const file = '/app/src/features/plans/plans.module.css';
const faults = (css: string, name = file) => faultsOf(css, name);

test.each([
  '.list { color: red }',
  '.list h1, .list > nav { color: red }',
  '.list li + li { color: red }',
  '.item + .item { color: red }',
  'button.toggle { color: red }',
  'li:last-child > .row { color: red }',
  ":root[data-skin='dark'] .picture img { color: red }",
  ':is(.card, .row):has(.cover:focus-visible) { color: red }',
  '.sort :global(span) { color: red }',
  '.a { &:hover { color: red } & h1 { color: red } h1 { color: red } }',
  '@media (max-width: 1px) { .a { color: red } }',
  '@keyframes spin { from { color: red } to { color: blue } }',
])('accepts %s', (css) => {
  expect(faults(css)).toEqual([]);
});

test.each([
  'h1, nav, button { display: none }',
  ':global(h1) { display: none }',
  ':global(.praxis) { display: none }',
  ':global h1 { display: none }',
  '.list, button { display: none }',
  'h1:not(.own) { display: none }',
  'body:has(.own) nav { display: none }',
  '.item + button { display: none }',
  '.item ~ nav a { display: none }',
  ':is(.card, nav) { display: none }',
  ':root { --praxis-text: red }',
  '* { margin: 0 }',
  '@media print { body { display: none } }',
  '@font-face { font-family: Inter; src: url(x) }',
])('rejects %s', (css) => {
  expect(faults(css)).not.toEqual([]);
});

test('names file and line', () => {
  expect(faults('.own {}\n\nh1, nav { display: none }')).toEqual([
    `${file}:3 "h1" also matches elements outside of the app. Begin it with a class of this module.`,
    `${file}:3 "nav" also matches elements outside of the app. Begin it with a class of this module.`,
  ]);
  expect(faults('h1 { display: none }', '/app/src/reset.css')).toEqual([
    '/app/src/reset.css:1 Styles of an app must be CSS modules: name the file x.module.css.',
  ]);
});

test('scopes the styles of a library to the app', () => {
  const css = [
    'h1, nav, button { display: none }',
    'body.dark .x { color: red }',
    ':root { --x: 1 }',
    '@media print { a { color: red; } }',
    '@keyframes spin { to { color: red } }',
  ].join('\n');
  const mark = ':where([data-app="doctor"])';
  expect(scopeStyles(css, 'doctor', 'lib.css')).toBe(
    [
      `${mark} h1, ${mark} nav, ${mark} button { display: none }`,
      `${mark}.dark .x { color: red }`,
      `${mark} { --x: 1 }`,
      `@media print { ${mark} a { color: red; } }`,
      '@keyframes spin { to { color: red } }',
    ].join('\n'),
  );
});
