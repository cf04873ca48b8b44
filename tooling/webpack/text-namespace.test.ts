import path from 'node:path';
import { namespaceOf } from './text-namespace.js';

test.each([
  ['/praxis/remote-doctor', 'remote-doctor/src/features/plans/texts/de.json', 'doctor'],
  ['/praxis/remote-doctor', 'remote-doctor/src/shared/texts/de.json', 'doctor'],
  ['/praxis/shell', 'shell/locales/de.json', 'shell'],
  ['/praxis/shell', 'shell/src/public/locales/de.json', 'public'],
  ['/praxis/shell', 'shell/src/simulation/locales/de.json', 'simulation'],
  ['/praxis/shell', 'sdk/src/ui/locales/de.json', 'ui'],
])('building %s, puts %s into the namespace %s', (directory, file, namespace) => {
  expect(namespaceOf(path.join('/praxis', file), directory)).toBe(namespace);
});
