import {
  getTeamVacation,
  listTeamVacations,
  previewTeamVacation,
} from '@praxis/contract/endpoints/team-member';
import { query } from '@praxis/sdk/data';

/** One vacation. */
export const vacationQuery = query({ app: 'team', name: 'vacation', endpoint: getTeamVacation });

/** The team member's own vacations and the doctors' dates. */
export const vacationsQuery = query({
  app: 'team',
  name: 'vacations',
  endpoint: listTeamVacations,
});

/** Overlaps and conflicts of a vacation before it is saved. */
export const previewQuery = query({
  app: 'team',
  name: 'vacation-preview',
  endpoint: previewTeamVacation,
});
