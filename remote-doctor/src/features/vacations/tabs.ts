import { vacationStates } from '@praxis/contract/entities/vacation';

/** The tabs of the list of vacations, in their order. */
export const vacationTabs = [...vacationStates, 'all'] as const;
export type VacationTab = (typeof vacationTabs)[number];
