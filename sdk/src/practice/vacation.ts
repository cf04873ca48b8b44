/** Forms and lists for the vacations of doctors and their team. */
export { VacationFields, useVacationForm, type VacationValues } from './vacation/vacation-fields';
export { useVacationFacts, useVacationText } from './vacation/vacation-words';
export { vacationsAt, VacationList } from './vacation/vacation-list';
export { VacationTabs } from './vacation/vacation-tabs';
export { usePlanButton } from './vacation/use-plan-button';
export { useVacationActions, type VacationDialogProps } from './vacation/use-vacation-actions';
export { VacationTime } from './vacation/vacation-time';
export { spanOf, wholeDaysOf, type VacationSpan } from './vacation/span';
