import { getMe } from '@praxis/contract/endpoints/me';
import {
  getDoctor,
  getOptions,
  listDoctorPlans,
  listDoctors,
} from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

/** Doctors to choose from. */
export const doctorsGroup = dataGroup({ app: 'patient', name: 'doctors', endpoint: listDoctors });

/** The doctor that is joined. */
export const doctorGroup = dataGroup({ app: 'patient', name: 'doctor', endpoint: getDoctor });

/** The plans that this doctor has on sale. */
export const offersGroup = dataGroup({
  app: 'patient',
  name: 'offers',
  endpoint: listDoctorPlans,
});

/** Who signs: name, age, guardian. */
export const signerGroup = dataGroup({ app: 'patient', name: 'signer', endpoint: getMe });

/** Labels of specialities. */
export const specialitiesGroup = dataGroup({
  app: 'patient',
  name: 'specialities',
  endpoint: getOptions,
});
