import type { Area } from '../../core/area';
import { adminAreas } from './admin';
import { doctorAreas } from './doctor';
import { everyoneAreas } from './everyone';
import { patientAreas } from './patient';
import { teamAreas } from './team';

/** The areas of `/api/v1`: which paths each serves, and where its code is. */
export const practiceAreas: readonly Area[] = [
  ...everyoneAreas,
  ...doctorAreas,
  ...patientAreas,
  ...teamAreas,
  ...adminAreas,
];
