import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/auth';
import type { User } from '@praxis/contract/entities/user';
import { toInstant } from '@praxis/contract/rules/time/instants';
import {
  acceptInvitation as accept,
  openInvitation,
} from '@praxis/contract/rules/accounts/invitation';
import { checkPassword } from '@praxis/contract/rules/accounts/password';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Handler, Simulation } from '../../core/module';
import { announce } from '../announce';
import { audit } from '../audit';
import { findUser } from '../auth/find-user';
import { sessionOf } from '../auth/session';
import { doctorsOfPractice, practiceOf } from '../caller';
import { handle } from '../handle';
import { ensureRoster } from '../sample';
import { ensureAccountByEmail } from '../sample/people';
import { table } from '../tables';

/** Generates the invitation, and the account that may exist for its email address. */
const prepareInvited = (
  { body: { token } }: { body: { token: string } },
  simulation: Simulation,
): void => {
  ensureRoster(simulation);
  const invited = invitationOf(simulation, token);
  if (invited) ensureAccountByEmail(simulation, invited.email);
};

const invitationOf = ({ database }: Simulation, token: string) =>
  table(database, 'invitations').find((one) => one.token === token);

export const previewInvitation = handle(
  endpoints.previewInvitation,
  (request, simulation) => {
    const { token } = request.body;
    const invitation = openInvitation(invitationOf(simulation, token), token, simulation.now());
    const { email, roleId, practiceId } = invitation;
    return {
      practiceName: practiceOf(simulation, practiceId).name,
      roleId,
      email,
      hasAccount: findUser(simulation, email) !== undefined,
    };
  },
  { prepare: prepareInvited },
);

export const acceptInvitation = handle(
  endpoints.acceptInvitation,
  (request, simulation) => {
    const { token, fullName, password, locale, timeZone } = request.body;
    const { database, newId } = simulation;
    const now = simulation.now();
    const invitations = table(database, 'invitations');
    const ids = { teamMemberId: newId(), userId: newId() };
    const accepted = accept(invitationOf(simulation, token), token, ids, now);
    const { email, practiceId } = accepted.invitation;
    checkPassword(password, email);
    if (findUser(simulation, email))
      throw new RuleError('validation_failed', 'The email address has an account.', {
        email: ['email_taken'],
      });
    const practice = practiceOf(simulation, practiceId);
    const user: User = {
      ...newRecord(ids.userId, now),
      role: 'teamMember',
      email,
      // The link was mailed to this address.
      emailVerifiedAt: toInstant(now),
      fullName,
      avatarUrl: null,
      locale: locale ?? 'en',
      timeZone: timeZone ?? practice.timeZone,
      status: 'active',
    };
    table(database, 'users').put(user);
    table(database, 'credentials').put({ id: user.id, password, spent: [] });
    table(database, 'teamMembers').put(accepted.teamMember);
    invitations.put(accepted.invitation);
    audit(simulation, user, { action: 'create', resource: `user:${user.id}` });
    announce(
      simulation,
      doctorsOfPractice(simulation, practiceId).map(({ userId }) => userId),
      { kind: 'invitationAccepted', values: { name: fullName }, link: '/doctor/team' },
    );
    return sessionOf(simulation, user);
  },
  { prepare: prepareInvited },
);

export const handlers: readonly Handler[] = [previewInvitation, acceptInvitation];
