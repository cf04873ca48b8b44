import { start } from './start.mjs';

jest.mock('../setup/install.mjs', () => ({ ensureInstalled: () => undefined }));
jest.mock('../build/deployment-files.mjs', () => ({ placeDeploymentFiles: () => undefined }));
jest.mock('../build/staleness.mjs', () => ({
  staleApps: () => Promise.reject(new Error('It builds.')),
}));

test.each(['localhost:4010', '/api'])(
  'rejects an invalid back end address before anything is built: %s',
  async (address) => {
    await expect(start([], { PORT: '4391', BACK_END: address })).rejects.toThrow(
      `BACK_END has to be an address such as http://localhost:4010, not "${address}".`,
    );
  },
);
