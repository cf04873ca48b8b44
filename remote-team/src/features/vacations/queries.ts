import {
  getTeamVacation,
  listTeamVacations,
  previewTeamVacation,
} from '@praxis/contract/endpoints/team-member';
import { query } from '@praxis/sdk/data';

/** One vacation, as it stands. */
export const vacationQuery = query({ app: 'team', name: 'vacation', endpoint: getTeamVacation });

/** One's own vacations, and the doctors' dates. */
export const vacationsQuery = query({
  app: 'team',
  name: 'vacations',
  endpoint: listTeamVacations,
});

/** What a vacation would cover and meet, before it is planned. */
export const previewQuery = query({
  app: 'team',
  name: 'vacationPreview',
  endpoint: previewTeamVacation,
});
