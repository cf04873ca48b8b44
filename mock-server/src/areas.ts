import type { Area } from './core/area';
import { demoAreas } from './demo/areas';
import { practiceAreas } from './practice/areas';

/** Everything that the simulated back end serves. */
export const areas: readonly Area[] = [...practiceAreas, ...demoAreas];
