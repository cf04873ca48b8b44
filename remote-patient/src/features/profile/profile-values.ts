import type { BodyInput } from '@praxis/contract';
import { type Me } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import type { FormSchema } from '@praxis/sdk/ui/form';

const noAddress = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' };
const noContact = { fullName: '', phone: '', relation: '' };

/** Form values of the profile: a missing value is an empty string. */
export function valuesOf({ patient }: Me) {
  return {
    patient: {
      dateOfBirth: patient?.dateOfBirth ?? '',
      phone: patient?.phone ?? '',
      address: patient?.address ?? noAddress,
      emergencyContact: patient?.emergencyContact ?? noContact,
      guardian: patient?.guardian ?? { ...noContact, email: '' },
    },
  };
}
export type ProfileValues = ReturnType<typeof valuesOf>;

/** Request body of the form: a group whose fields are all empty is null. */
export function bodyOf({ patient }: ProfileValues): BodyInput<typeof updateMe> {
  const { dateOfBirth, phone, address, emergencyContact, guardian } = patient;
  return {
    patient: {
      ...(dateOfBirth !== '' && { dateOfBirth }),
      phone,
      address: nullIfEmpty(address),
      emergencyContact: nullIfEmpty(emergencyContact),
      guardian: nullIfEmpty(guardian),
    },
  };
}

const { body: bodySchema } = updateMe;

/** Validates the request body, so that errors appear at the fields. */
export const profileSchema: FormSchema | undefined = bodySchema && {
  safeParse: (values) => bodySchema.safeParse(bodyOf(values as ProfileValues)),
};

export const isEmptyContact = (contact: Readonly<Record<string, string>>): boolean =>
  Object.values(contact).every((value) => value.trim() === '');

function nullIfEmpty<Fields extends Record<string, string>>(fields: Fields): Fields | null {
  return isEmptyContact(fields) ? null : fields;
}
