import { roles } from '@praxis/contract/roles';
import { loadConfig } from './config';

const config = { backEnd: 'simulated', remoteOrigins: ['https://doctor.example'] };
const nurse = {
  email: 'jo@praxis.example',
  password: 'x',
  role: 'teamMember',
  fullName: 'Jo Park',
};

/** The configuration, where the early script has read this. */
function configOf(value: object) {
  const read = Promise.resolve({ status: 200, text: JSON.stringify(value) });
  window.praxisEarly = { config: read } as NonNullable<typeof window.praxisEarly>;
  return loadConfig();
}

afterEach(() => {
  delete window.praxisEarly;
});

test.each(roles)('names the sample accounts that apps of the role %s have', async (role) => {
  const sampleAccounts = [{ ...nurse, role }];
  expect(await configOf({ ...config, sampleAccounts })).toMatchObject({ sampleAccounts });
});

test('a sample account that is none stops nothing', async () => {
  const sampleAccounts = [{ ...nurse, role: 'nurse' }];
  expect(await configOf({ ...config, sampleAccounts })).toMatchObject(config);
});
