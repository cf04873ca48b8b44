import { siteParameters } from './site-command.mjs';

test('serves the site on the requested port only', () => {
  expect(siteParameters([], {})).toEqual(['dev', 'docs']);
  const asked = siteParameters([], { PORT: '4100' });
  expect(asked).toEqual(['dev', 'docs', '--port', '4100', '--strictPort']);
});

test('ignores the port for a build', () => {
  expect(siteParameters(['--build'], { PORT: '4100' })).toEqual(['build', 'docs']);
});

test('rejects an unknown option', () => {
  expect(() => siteParameters(['--bild'], {})).toThrow("Unknown option '--bild'");
});

test.each(['docs', '0', '70000', '4.5'])('rejects the port %s with the reason', (PORT) => {
  expect(() => siteParameters([], { PORT })).toThrow('from 1 to 65535');
});
