import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { day } from '@praxis/contract/rules/instants';
import { table } from '../tables';
import { startPractice } from '../testing';

/** Signs a doctor up who is none of the sample data. */
async function newDoctor() {
  const practice = startPractice();
  const email = 'nia.long@example.org';
  const password = 'a sentence that nobody guesses';
  await practice.anonymous('POST /api/v1/auth/sign-up', {
    body: { email, password, role: 'doctor' },
  });
  const { code } = table(practice.database, 'codes').get(`verify ${email}`) ?? { code: '' };
  await practice.anonymous('POST /api/v1/auth/verify', { body: { email, code } });
  return { practice, signIn: () => practice.signIn(email, password) };
}

test('time passes for a doctor who signed up, though nobody of the sample data asks', async () => {
  const { practice, signIn } = await newDoctor();
  const body = { email: 'nurse@example.org', roleId: 'nurse' };
  const invited = await (await signIn())('POST /api/v1/doctor/team/invitations', { body });
  expect(invited.body).toMatchObject({ status: 'sent' });
  practice.advanceClock(8 * day);
  const team = await (await signIn())<{ invitations: object[] }>('GET /api/v1/doctor/team');
  expect(team.body.invitations).toMatchObject([{ status: 'expired' }]);
});

test.each(practiceAccounts.filter(({ role }) => role === 'doctor' || role === 'patient'))(
  'what fell due is there, whatever the $role asks first',
  async ({ email, password }) => {
    const practice = startPractice();
    practice.advanceClock(30 * day);
    const call = await practice.signIn(email, password);
    const { body } = await call<{ total: number }>('GET /api/v1/me/notifications');
    expect(body.total).toBeGreaterThan(0);
  },
);
