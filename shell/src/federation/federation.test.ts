import { expect, it, jest } from '@jest/globals';

const load = jest.fn<() => Promise<object>>();
jest.mock('./provided', () => ({ provided: { '@praxis/sdk/ui/list': () => load() } }));

it('requests a module again after a failure, but only once after a success', async () => {
  const { federation } = await import('./federation');
  const list = { ListPage: 'list' };
  const take = async () => {
    const module = await federation.loadShare('@praxis/sdk/ui/list');
    return module && module();
  };
  load.mockRejectedValueOnce(new Error('Loading chunk list failed.'));
  load.mockRejectedValueOnce(new Error('Loading chunk list failed again.'));
  load.mockResolvedValueOnce(list);

  await expect(take()).rejects.toThrow('Loading chunk list failed.');
  await expect(take()).rejects.toThrow('Loading chunk list failed again.');
  await expect(take()).resolves.toBe(list);
  await expect(take()).resolves.toBe(list);
  expect(load).toHaveBeenCalledTimes(3);
});
