import { demoAbilities } from '@praxis/contract/demo/accounts';
import * as endpoints from '@praxis/contract/demo/jwt';
import type { DemoUser } from '@praxis/contract/demo/jwt';
import { handle, Reply, type Handler, type Simulation } from '../../core/module';
import { DemoError } from '../../core/errors';
import { signTokens, verifyToken } from '../../core/tokens';
import { accountTable, sameText, seedAccounts } from './accounts';
import { cartItemsCount, type StoredDemoUser } from './data';

/** Login errors are lists of messages. */
const loginError = (message: string) => ({ error: { email: [message] } });
const refreshError = { error: 'Invalid refresh token' };

export const seed = seedAccounts;

export const demoLogin = handle(
  endpoints.demoLogin,
  ({ body: { email, password } }, simulation) => {
    const user = accountTable(simulation).find(
      (one) => one.email === email && one.password === password,
    );
    if (!user) throw new DemoError(400, loginError('Email or Password is Invalid'));
    return startSession(user, simulation);
  },
  { onValidationError: () => new Reply(400, loginError('Something went wrong')) },
);

export const demoRegister = handle(
  endpoints.demoRegister,
  ({ body: { email, password, username } }, simulation) => {
    const table = accountTable(simulation);
    const error = {
      email: table.find((one) => sameText(one.email, email))
        ? 'This email is already in use.'
        : undefined,
      username: table.find((one) => sameText(one.username, username))
        ? 'This username is already in use.'
        : undefined,
    };
    if (error.email || error.username) return { error };
    const user = table.put({
      id: table.nextNumber(),
      fullName: '',
      username,
      password,
      avatar: null,
      email,
      role: 'admin',
      ability: demoAbilities.admin,
      extras: { eCommerceCartItemsCount: cartItemsCount },
      registeredAt: new Date(simulation.now()).toISOString(),
    });
    const { userData, accessToken } = startSession(user, simulation);
    return { user: userData, accessToken };
  },
);

export const demoRefresh = handle(
  endpoints.demoRefresh,
  ({ body }, simulation) => {
    const claims = verifyToken(body.refreshToken, 'refresh', simulation.tokenTime());
    const user =
      claims?.realm === 'demo' ? accountTable(simulation).get(Number(claims.userId)) : undefined;
    if (!user) throw new DemoError(401, refreshError);
    return startSession(user, simulation);
  },
  { onValidationError: () => new Reply(401, refreshError) },
);

export const handlers: readonly Handler[] = [demoLogin, demoRegister, demoRefresh];

function startSession(user: StoredDemoUser, simulation: Simulation) {
  const owner = { userId: String(user.id), realm: 'demo', role: user.role } as const;
  return { userData: toDemoUser(user), ...signTokens(owner, simulation.tokenTime()) };
}

/** The account without internal fields. */
function toDemoUser({
  password: _password,
  registeredAt: _registeredAt,
  ...user
}: StoredDemoUser): DemoUser {
  return user;
}
