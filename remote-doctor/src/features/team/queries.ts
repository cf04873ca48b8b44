import type { AnswerOf } from '@praxis/contract';
import { listTeam } from '@praxis/contract/endpoints/team';
import { query } from '@praxis/sdk/data';

/** The practice's members under a tab, and the invitations that were not accepted. */
export const teamQuery = query({ app: 'doctor', name: 'team', endpoint: listTeam });

/** An invitation that was not accepted. */
export type DoctorInvitation = AnswerOf<typeof listTeam>['invitations'][number];
