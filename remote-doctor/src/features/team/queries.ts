import { listTeam } from '@praxis/contract/endpoints/team';
import { query } from '@praxis/sdk/data';

/** The practice's members in a tab, and the pending invitations. */
export const teamQuery = query({ app: 'doctor', name: 'team', endpoint: listTeam });
