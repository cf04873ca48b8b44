import { roles } from '@praxis/contract/roles';
import { loadConfig } from './config';

const config = { backEnd: 'simulated', remoteOrigins: ['https://doctor.example'] };
const nurse = {
  email: 'jo@praxis.example',
  password: 'x',
  role: 'teamMember',
  fullName: 'Jo Park',
};

/** Loads the configuration from a response that the early script received. */
function loadConfigFrom(value: object) {
  const config = Promise.resolve({ status: 200, text: JSON.stringify(value) });
  window.praxisEarly = { config } as NonNullable<typeof window.praxisEarly>;
  return loadConfig();
}

afterEach(() => {
  delete window.praxisEarly;
});

test.each(roles)('accepts sample accounts with the role %s', async (role) => {
  const sampleAccounts = [{ ...nurse, role }];
  expect(await loadConfigFrom({ ...config, sampleAccounts })).toMatchObject({ sampleAccounts });
});

test('ignores an invalid sample account', async () => {
  const sampleAccounts = [{ ...nurse, role: 'nurse' }];
  expect(await loadConfigFrom({ ...config, sampleAccounts })).toMatchObject(config);
});
