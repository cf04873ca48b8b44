import type { PracticeTable } from '../src/practice/tables';
import { practiceKinds } from '../src/simulation/record-kinds';

/** Every table of the practice: types ask for a line of each there. */
export const practiceTables = Object.keys(practiceKinds) as readonly PracticeTable[];
