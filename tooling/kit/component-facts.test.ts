import { expect, it } from '@jest/globals';
import { readComponents } from './component-facts.mjs';
import { entryFile, kitProgram } from './kit-program.mjs';

const program = kitProgram();
const { components, files } = readComponents(program, entryFile('ui'));
const propOf = (component: string, name: string) =>
  components[component]?.props.find((prop) => prop.name === name);

it('reads a prop with its type, its default and its JSDoc', () => {
  expect(propOf('EmptyState', 'title')).toEqual({
    name: 'title',
    type: 'ReactNode',
    required: true,
    text: 'What is not there yet: "No plans yet".',
  });
  expect(propOf('Loading', 'after')).toEqual({
    name: 'after',
    type: 'number',
    required: false,
    fallback: '150',
    text: 'Milliseconds before it shows, so that what is quick does not flash.',
  });
});

it('lists choices in the order of the code', () => {
  expect(propOf('Alert', 'kind')?.type).toBe("'success' | 'info' | 'warning' | 'danger'");
  expect(propOf('Flex', 'gap')?.type).toBe('1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16');
  expect(propOf('ErrorState', 'onRetry')?.type).toBe('() => void');
});

it('names the element whose attributes a component accepts, without listing them', () => {
  expect(components['LinkButton']?.element).toBe('a');
  expect(components['Card']?.element).toBe('');
  expect(components['Alert']).not.toHaveProperty('element');
  expect(propOf('Button', 'onClick')).toBeUndefined();
  expect(propOf('Button', 'kind')?.fallback).toBe("'secondary'");
});

it('reads wrapped components, but no hooks or functions', () => {
  const list = readComponents(program, entryFile('ui/list')).components;
  expect(list['SearchBox']?.props.find(({ name }) => name === 'pause')?.fallback).toBe('30');
  expect(components).not.toHaveProperty('useClock');
});

it('returns the files that it has read', () => {
  expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/button\.tsx$/)]));
});
