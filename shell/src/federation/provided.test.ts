import { expect, it, jest } from '@jest/globals';
import { loadProvided, provided } from './provided';

jest.mock('@praxis/sdk/ui/map', () => {
  throw new Error('Loading chunk map failed.');
});

it('leaves a failure of what it loads ahead to whoever takes it', async () => {
  loadProvided(['@praxis/sdk/ui/map', 'of a later shell']);
  // A rejection that nobody handles would fail the test meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(provided['@praxis/sdk/ui/map']?.()).rejects.toThrow('Loading chunk map failed.');
});
