import type { PracticeTable } from '../src/practice/tables';
import { practiceKinds } from '../src/simulation/record-kinds';

/** All tables of the practice; the type of `practiceKinds` guarantees completeness. */
export const practiceTables = Object.keys(practiceKinds) as readonly PracticeTable[];
