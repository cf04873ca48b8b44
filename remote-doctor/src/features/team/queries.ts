import { listTeam } from '@praxis/contract/endpoints/team';
import { query } from '@praxis/sdk/data';

/** The practice's members under a tab, and the invitations that were not accepted. */
export const teamQuery = query({ app: 'doctor', name: 'team', endpoint: listTeam });
