import { getMe } from '@praxis/contract/endpoints/me';
import { getOptions } from '@praxis/contract/endpoints/options';
import { getDoctor, listDoctorPlans, listDoctors } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** Doctors to choose from. */
export const doctorsQuery = query({ app: 'patient', name: 'doctors', endpoint: listDoctors });

/** The doctor that is joined. */
export const doctorQuery = query({ app: 'patient', name: 'doctor', endpoint: getDoctor });

/** The plans that this doctor has on sale. */
export const offersQuery = query({
  app: 'patient',
  name: 'offers',
  endpoint: listDoctorPlans,
});

/** Who signs: name, age, guardian. */
export const signerQuery = query({ app: 'patient', name: 'signer', endpoint: getMe });

/** Labels of specialities. */
export const specialitiesQuery = query({
  app: 'patient',
  name: 'specialities',
  endpoint: getOptions,
});
