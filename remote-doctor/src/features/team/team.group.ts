import { listTeam } from '@praxis/contract/endpoints/team';
import { dataGroup } from '@praxis/sdk/data';

/** The practice's members under a tab, and the invitations that were not accepted. */
export const teamGroup = dataGroup({ app: 'doctor', name: 'team', endpoint: listTeam });
