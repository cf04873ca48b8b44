import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { firstRequestOf } from './first-request.js';

// Jest compiles the files that it imports.
jest.mock('../env/typescript.mjs', () => ({
  importTypeScript: (file: string) => import(file) as Promise<object>,
}));

const file = path.join(rootDirectory, 'contract/src/endpoints/subscribers.ts');
const called = [{ file, name: 'listSubscribers' }];

it('takes the path from the contract and encodes all query parameters', async () => {
  const query = { status: 'pending', q: '', page: 1 };
  expect(await firstRequestOf({ endpoint: 'listSubscribers', query }, called)).toBe(
    '/api/v1/doctor/subscribers?status=pending&q=&page=1',
  );
  expect(await firstRequestOf({ endpoint: 'listSubscribers' }, called)).toBe(
    '/api/v1/doctor/subscribers',
  );
});

it('rejects an endpoint that the page does not call', async () => {
  await expect(firstRequestOf({ endpoint: 'listPlans' }, called)).rejects.toThrow(
    '`first` of a page names "listPlans", which the page never calls',
  );
});
