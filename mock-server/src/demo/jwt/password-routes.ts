import * as endpoints from '@praxis/contract/demo/jwt';
import { codeResendAt } from '@praxis/contract/rules/accounts/code';
import { handle, Reply, type Handler, type Simulation } from '../../core/module';
import { refuseCode, sendCode, sentCode } from '../../practice/auth/mailed-codes';
import { accountTable, sameText, seedAccounts } from './accounts';

const accountOf = (simulation: Simulation, email: string) =>
  accountTable(simulation).find((one) => sameText(one.email, email));

export const demoForgotPassword = handle(
  endpoints.demoForgotPassword,
  ({ body: { email, locale = 'en', layout = 1 } }, simulation) => {
    const account = accountOf(simulation, email);
    const last = account && sentCode(simulation, 'demoPassword', account.email);
    // Within a minute the previous code stays valid; the response reveals neither case.
    if (account && !(last && simulation.now() < codeResendAt(last)))
      sendCode(
        simulation,
        'demoPassword',
        { email: account.email, locale },
        `/pages/reset-password-v${layout}`,
      );
    return new Reply(202, undefined);
  },
);

export const demoResetPassword = handle(
  endpoints.demoResetPassword,
  ({ body: { email, code, password } }, simulation) => {
    const refused = refuseCode(simulation, 'demoPassword', email, code);
    if (refused) return refused;
    const account = accountOf(simulation, email);
    if (account) accountTable(simulation).put({ ...account, password });
    return new Reply(204, undefined);
  },
);

export const seed = seedAccounts;

export const handlers: readonly Handler[] = [demoForgotPassword, demoResetPassword];
