import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/demo/jwt';
import { codeResendAt } from '@praxis/contract/rules/accounts/code';
import { refusal } from '../../core/errors';
import { handle, Reply, type Handler, type Simulation } from '../../core/module';
import { refuseCode, sendCode, sentCode, unsentCode } from '../../practice/auth/mailed-codes';
import { accountTable, sameText, seedAccounts } from './accounts';

const accountOf = (simulation: Simulation, email: string) =>
  accountTable(simulation).find((one) => sameText(one.email, email));

export const demoForgotPassword = handle(
  endpoints.demoForgotPassword,
  ({ body: { email, locale = 'en', layout = 1 } }, simulation) => {
    const last = sentCode(simulation, 'demoPassword', email);
    // Within a minute the previous code stays valid.
    if (last && simulation.now() < codeResendAt(last)) return new Reply(202, undefined);
    const account = accountOf(simulation, email);
    if (account) {
      const link = `/pages/reset-password-v${layout}`;
      sendCode(simulation, 'demoPassword', { email: account.email, locale }, link);
    } else unsentCode(simulation, 'demoPassword', email);
    return new Reply(202, undefined);
  },
);

export const demoResetPassword = handle(
  endpoints.demoResetPassword,
  ({ body: { email, code, password } }, simulation) => {
    const refused = refuseCode(simulation, 'demoPassword', email, code);
    if (refused) return refused;
    const account = accountOf(simulation, email);
    if (!account) {
      const error = new RuleError('code_invalid', undefined, { code: ['code_invalid'] });
      return refusal(error, simulation.newId());
    }
    accountTable(simulation).put({ ...account, password });
    return new Reply(204, undefined);
  },
);

export const seed = seedAccounts;

export const handlers: readonly Handler[] = [demoForgotPassword, demoResetPassword];
