import { siteParameters } from './site-command.mjs';

test('the site is served on the port that is asked for, and on no other then', () => {
  expect(siteParameters([], {})).toEqual(['dev', 'docs']);
  const asked = siteParameters([], { PORT: '4100' });
  expect(asked).toEqual(['dev', 'docs', '--port', '4100', '--strictPort']);
});

test('a build serves nothing', () => {
  expect(siteParameters(['--build'], { PORT: '4100' })).toEqual(['build', 'docs']);
});

test('an option that there is not is refused', () => {
  expect(() => siteParameters(['--bild'], {})).toThrow("Unknown option '--bild'");
});

test.each(['docs', '0', '70000', '4.5'])('the port %s is refused with its reason', (PORT) => {
  expect(() => siteParameters([], { PORT })).toThrow('from 1 to 65535');
});
