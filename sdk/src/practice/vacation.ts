/** Time away, of doctors and of their team: how it is entered and how it is shown. */
export { VacationFields, useVacationForm, type VacationValues } from './vacation/vacation-fields';
export { useVacationFacts, useVacationWords } from './vacation/vacation-words';
export { useVacationColumns, type ListedVacation } from './vacation/vacation-columns';
export { VacationTime } from './vacation/vacation-time';
export { spanOf, wholeDaysOf, type VacationSpan } from './vacation/span';
