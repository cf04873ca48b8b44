import { RuleError, type BodyOf } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/me-changes';
import type { User } from '@praxis/contract/entities/user';
import { checkPassword } from '@praxis/contract/rules/accounts/password';
import { checkGuardian } from '@praxis/contract/rules/accounts/patient-age';
import { updateRecord, checkVersion } from '@praxis/contract/rules/versions';
import type { Handler, Simulation } from '../../core/module';
import { checkThrottle, resetFailures, refuseLogin } from '../auth/login-throttle';
import { setPassword } from '../auth/password';
import { audit } from '../audit';
import { callerOf } from '../caller';
import { handle, prepareAccount } from '../handle';
import { localDateAt } from '../sample/local-time';
import { table } from '../tables';
import { meView } from './view';

export const updateMe = handle(
  endpoints.updateMe,
  (request, simulation) => {
    const user = callerOf(request, simulation);
    checkVersion(user, request.headers['if-match']);
    const { patient, password, ...fields } = request.body;
    if (password) {
      checkThrottle(simulation, user.email);
      checkPassword(password.next, user.email);
      const credential = table(simulation.database, 'credentials').get(user.id);
      if (credential?.password !== password.current) return refuseLogin(simulation, user.email);
    }
    const next = updateRecord(user, fields, simulation.now());
    changePatient(simulation, next, patient);
    table(simulation.database, 'users').put(next);
    if (password) {
      resetFailures(simulation, user.email);
      setPassword(simulation, next, password.next, request.bearer?.session.id);
    } else audit(simulation, user, { action: 'update', resource: `user:${user.id}` });
    return meView(simulation, next);
  },
  { prepare: prepareAccount },
);

export const setAvatar = handle(
  endpoints.setAvatar,
  (request, simulation) => {
    const user = callerOf(request, simulation);
    checkVersion(user, request.headers['if-match']);
    const next = updateRecord(user, { avatarUrl: request.body.image }, simulation.now());
    audit(simulation, user, { action: 'update', resource: `user:${user.id}` });
    return meView(simulation, table(simulation.database, 'users').put(next));
  },
  { prepare: prepareAccount },
);

export const handlers: readonly Handler[] = [updateMe, setAvatar];

/**
 * Updates the patient's name and details along with the account.
 * @throws {RuleError} `guardian_required`, or `validation_failed` if the account is not a patient's
 */
function changePatient(
  { database, now }: Simulation,
  { id, fullName, timeZone }: User,
  details: BodyOf<typeof endpoints.updateMe>['patient'],
): void {
  const patient = table(database, 'patients').find(({ userId }) => userId === id);
  if (!patient) {
    if (details)
      throw new RuleError('validation_failed', 'The account is not a patient’s.', {
        patient: ['not_a_patient'],
      });
    return;
  }
  if (!details && fullName === patient.fullName) return;
  const next = updateRecord(patient, { ...details, fullName }, now());
  checkGuardian(next, localDateAt(now(), timeZone));
  table(database, 'patients').put(next);
}
