import * as endpoints from '@praxis/contract/endpoints/team';
import type { DoctorInvitation, DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import {
  teamMemberStatuses,
  type StoredInvitation,
  type TeamMember,
} from '@praxis/contract/entities/team';
import { invitationActionsOn, memberActionsOn } from '@praxis/contract/rules/actions/team-actions';
import { released } from '@praxis/contract/rules/appointments/claim';
import {
  changeTeamMember,
  invite,
  resend,
  revoke,
} from '@praxis/contract/rules/accounts/invitation';
import type { Handler, RecordRequest, Simulation } from '../../core/module';
import { byCode, byText, descending, listAll } from '../../core/list';
import { putMail } from '../announce';
import { audit } from '../audit';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { listTab, orderBy } from '../listing';
import { requireCurrent } from '../require-owned';
import { table } from '../tables';
import { doctorPerson } from '../views';

const orders = {
  fullName: byText<DoctorTeamMember>(({ fullName }) => fullName),
  roleId: byText<DoctorTeamMember>(({ roleId }) => roleId),
  createdAt: byCode<DoctorTeamMember>(({ createdAt }) => createdAt),
};

export const listTeam = handle(endpoints.listTeam, (request, simulation) => {
  const { practice } = doctorOf(request, simulation);
  const { q, status = 'all', sort = 'fullName', page, perPage } = request.query;
  const members = table(simulation.database, 'teamMembers')
    .filter(({ practiceId }) => practiceId === practice.id)
    .map((member) => memberView(simulation, member));
  const found = listAll(members, { q, words: ({ fullName, email }) => [fullName, email] });
  return {
    ...listTab(found, {
      tabs: teamMemberStatuses,
      tabOf: (one) => one.status,
      tab: status,
      page,
      perPage,
      order: orderBy(sort, orders),
    }),
    invitations: invitationsOf(simulation, practice.id)
      .filter((one) => one.status !== 'accepted')
      .toSorted(descending(byCode(({ createdAt }) => createdAt)))
      .map((one) => invitationView(simulation, one)),
  };
});

export const inviteTeamMember = handle(endpoints.inviteTeamMember, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { database, newId, now } = simulation;
  const practiceId = caller.practice.id;
  const ofPractice = (one: { practiceId: string }) => one.practiceId === practiceId;
  const invitation = invite(
    newId(),
    { practiceId, ...request.body, token: newToken(simulation) },
    {
      invitations: invitationsOf(simulation, practiceId),
      memberEmails: [
        ...table(database, 'doctors').filter(ofPractice),
        ...table(database, 'teamMembers').filter(ofPractice),
      ].map(({ userId }) => table(database, 'users').get(userId)?.email ?? ''),
      now: now(),
    },
  );
  return saveInvitation(simulation, caller, invitation, 'create');
});

export const resendInvitation = handle(endpoints.resendInvitation, (request, simulation) => {
  const { caller, invitation } = loadInvitation(request, simulation);
  const ofPractice = invitationsOf(simulation, invitation.practiceId);
  const sent = resend(invitation, { token: newToken(simulation), ofPractice }, simulation.now());
  return saveInvitation(simulation, caller, sent, 'update');
});

export const revokeInvitation = handle(endpoints.revokeInvitation, (request, simulation) => {
  const { caller, invitation } = loadInvitation(request, simulation);
  const revoked = revoke(invitation, simulation.now());
  table(simulation.database, 'invitations').put(revoked);
  const resource = `invitation:${revoked.id}`;
  audit(simulation, caller.user, { action: 'update', resource });
  return invitationView(simulation, revoked);
});

export const updateTeamMember = handle(endpoints.updateTeamMember, (request, simulation) => {
  const { user, practice } = doctorOf(request, simulation);
  const members = table(simulation.database, 'teamMembers');
  const member = requireCurrent(request, members, ({ practiceId }) => practiceId === practice.id);
  const changed = changeTeamMember(member, request.body, simulation.now());
  members.put(changed);
  if (changed.status === 'deactivated') {
    const appointments = table(simulation.database, 'appointments');
    for (const appointment of released(appointments.all(), member.id, simulation.now()))
      appointments.put(appointment);
  }
  audit(simulation, user, { action: 'update', resource: `team-member:${member.id}` });
  return memberView(simulation, changed);
});

export const handlers: readonly Handler[] = [
  listTeam,
  inviteTeamMember,
  resendInvitation,
  revokeInvitation,
  updateTeamMember,
];

function memberView({ database }: Simulation, member: TeamMember): DoctorTeamMember {
  const user = table(database, 'users').get(member.userId);
  const { fullName = '', avatarUrl = null, email = '' } = user ?? {};
  return { ...member, fullName, avatarUrl, email, actions: memberActionsOn(member) };
}

const invitationsOf = ({ database }: Simulation, practiceId: string): readonly StoredInvitation[] =>
  table(database, 'invitations').where('practiceId', practiceId);

function invitationView(
  simulation: Simulation,
  { token: _token, ...invitation }: StoredInvitation,
): DoctorInvitation {
  const ofPractice = invitationsOf(simulation, invitation.practiceId);
  return { ...invitation, actions: invitationActionsOn(invitation, ofPractice) };
}

/** Generates a link's token, too long to guess. */
const newToken = ({ newId }: Simulation): string => newId() + newId();

function loadInvitation(request: RecordRequest, simulation: Simulation) {
  const caller = doctorOf(request, simulation);
  const invitation = requireCurrent(
    request,
    table(simulation.database, 'invitations'),
    ({ practiceId }) => practiceId === caller.practice.id,
  );
  return { caller, invitation };
}

/** Stores an invitation and mails its link. */
function saveInvitation(
  simulation: Simulation,
  { user, doctor, practice }: DoctorCaller,
  invitation: StoredInvitation,
  action: 'create' | 'update',
): DoctorInvitation {
  table(simulation.database, 'invitations').put(invitation);
  const { id, email: to, token, expiresAt } = invitation;
  putMail(simulation, {
    to,
    locale: user.locale,
    kind: 'invitation',
    values: {
      practice: practice.name,
      doctor: doctorPerson(simulation, doctor.id).fullName,
      expiresAt,
      timeZone: practice.timeZone,
    },
    link: `/join?token=${token}`,
  });
  audit(simulation, user, { action, resource: `invitation:${id}` });
  return invitationView(simulation, invitation);
}
