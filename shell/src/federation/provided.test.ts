import { expect, it, jest } from '@jest/globals';
import { loadProvided, provided } from './provided';

jest.mock('@praxis/sdk/ui/map', () => {
  throw new Error('Loading chunk map failed.');
});

it('leaves a failed preload to the code that imports the module', async () => {
  loadProvided(['@praxis/sdk/ui/map', 'of a later shell']);
  // An unhandled rejection would fail the test in the meantime.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(provided['@praxis/sdk/ui/map']?.()).rejects.toThrow('Loading chunk map failed.');
});
