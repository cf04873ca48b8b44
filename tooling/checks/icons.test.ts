import { expect, it } from '@jest/globals';
import { filesEnding, textOf } from './markdown';

it('icons are shown by the kit’s Icon, for a build has their drawings in place of components', () => {
  const rendered = filesEnding(/(?<!\.test)\.tsx$/).flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(/import (\w+) from 'lucide-react\/icons\//g)]
      .filter(([, name]) => new RegExp(`<${name}\\b|createElement\\(\\s*${name}\\b`).test(text))
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(rendered).toEqual([]);
});
