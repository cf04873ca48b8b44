import { expect, it } from '@jest/globals';
import { filesEnding, textOf } from './markdown';

it('renders lucide icons only with the kit’s Icon, because a build replaces them with drawings', () => {
  const rendered = filesEnding(/(?<!\.test)\.tsx$/).flatMap((file) => {
    const text = textOf(file);
    return [...text.matchAll(/import (\w+) from 'lucide-react\/icons\//g)]
      .filter(([, name]) => new RegExp(`<${name}\\b|createElement\\(\\s*${name}\\b`).test(text))
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(rendered).toEqual([]);
});
