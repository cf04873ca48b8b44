import { allEndpoints } from '@praxis/contract/endpoints/all';
import { practiceAreas } from '../src/practice/areas';
import { startPractice } from '../src/practice/testing';

const declared = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
const routes = practiceAreas.flatMap(({ routes: own }) => [...own]);

test('every declared endpoint is served by exactly one area, and nothing else is', () => {
  expect(new Set(declared).size).toBe(declared.length);
  expect(routes.toSorted()).toEqual(declared.toSorted());
});

test.each(practiceAreas.map((area) => [area.name, area] as const))(
  '%s: its routes are those that it handles, by the declarations of the contract',
  async (_name, area) => {
    const { handlers } = await area.load();
    const handled = handlers.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(handled.toSorted()).toEqual([...area.routes].toSorted());
    const ofContract = new Set(allEndpoints.map(({ endpoint }) => endpoint));
    for (const { endpoint } of handlers) expect(ofContract.has(endpoint)).toBe(true);
  },
);

test('areas have names of their own', () => {
  const names = practiceAreas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a path or method that is not declared passes through to the network', () => {
  const { dispatcher } = startPractice();
  for (const { endpoint } of allEndpoints)
    expect(dispatcher.serves(endpoint.method, endpoint.path.replaceAll(/:\w+/g, 'x'))).toBe(true);
  expect(dispatcher.serves('GET', '/api/v1')).toBe(false);
  expect(dispatcher.serves('GET', '/api/v1/unknown')).toBe(false);
  expect(dispatcher.serves('DELETE', '/api/v1/me')).toBe(false);
  expect(dispatcher.serves('GET', '/api/v1/me/badges/x')).toBe(false);
  expect(dispatcher.serves('GET', '/remotes.json')).toBe(false);
});
