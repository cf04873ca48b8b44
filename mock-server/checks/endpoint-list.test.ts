import { allEndpoints } from '@praxis/contract/endpoints/all';
import type { Route } from '../src/core/module';
import { practiceModules } from '../src/practice/modules';
import { startPractice } from '../src/practice/testing';

const lineOf = ({ method, path }: Route) => `${method} ${path}`;
const served = practiceModules.flatMap(({ endpoints }) => endpoints.map(lineOf));

const declared = allEndpoints.map(({ endpoint }) => lineOf(endpoint));

test('every declared endpoint is served by exactly one module, and no others', () => {
  expect(new Set(declared).size).toBe(declared.length);
  expect(served.toSorted()).toEqual(declared.toSorted());
});

test.each(practiceModules.map((module) => [module.name, module] as const))(
  '%s: lists exactly the endpoints that it handles, from the contract',
  async (_name, module) => {
    const { handlers } = await module.load();
    const handled = handlers.map(({ endpoint }) => lineOf(endpoint));
    expect(handled.toSorted()).toEqual(module.endpoints.map(lineOf).toSorted());
    const ofContract = new Set(allEndpoints.map(({ endpoint }) => endpoint));
    for (const { endpoint } of handlers) expect(ofContract.has(endpoint)).toBe(true);
  },
);

test('modules have unique names', () => {
  const names = practiceModules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('an undeclared path or method passes through to the network', () => {
  const { dispatcher } = startPractice();
  for (const { endpoint } of allEndpoints)
    expect(dispatcher.serves(endpoint.method, endpoint.path.replaceAll(/:\w+/g, 'x'))).toBe(true);
  expect(dispatcher.serves('GET', '/api/v1')).toBe(false);
  expect(dispatcher.serves('GET', '/api/v1/unknown')).toBe(false);
  expect(dispatcher.serves('DELETE', '/api/v1/me')).toBe(false);
  expect(dispatcher.serves('GET', '/api/v1/me/badges/x')).toBe(false);
  expect(dispatcher.serves('GET', '/remotes.json')).toBe(false);
});
