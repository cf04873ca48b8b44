import type { BackEndModule } from '../../core/module';
import { adminModules } from './admin';
import { doctorModules } from './doctor';
import { everyoneModules } from './everyone';
import { patientModules } from './patient';
import { teamModules } from './team';

/** The modules of `/api/v1`: the endpoints of each, and how its code is loaded. */
export const practiceModules: readonly BackEndModule[] = [
  ...everyoneModules,
  ...doctorModules,
  ...patientModules,
  ...teamModules,
  ...adminModules,
];
