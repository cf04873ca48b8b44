import type { BodyInput } from '@praxis/contract';
import { type Me } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import type { FormSchema } from '@praxis/sdk/ui/form';

const noAddress = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' };
const nobody = { fullName: '', phone: '', relation: '' };

/** What the form holds: every field is there, an empty one is an empty text. */
export function valuesOf({ patient }: Me) {
  return {
    patient: {
      dateOfBirth: patient?.dateOfBirth ?? '',
      phone: patient?.phone ?? '',
      address: patient?.address ?? noAddress,
      emergencyContact: patient?.emergencyContact ?? nobody,
      guardian: patient?.guardian ?? { ...nobody, email: '' },
    },
  };
}
export type ProfileValues = ReturnType<typeof valuesOf>;

/** What is sent: a group of fields that are all empty is none at all. */
export function bodyOf({ patient }: ProfileValues): BodyInput<typeof updateMe> {
  const { dateOfBirth, phone, address, emergencyContact, guardian } = patient;
  return {
    patient: {
      ...(dateOfBirth !== '' && { dateOfBirth }),
      phone,
      address: orNone(address),
      emergencyContact: orNone(emergencyContact),
      guardian: orNone(guardian),
    },
  };
}

const { body: sent } = updateMe;

/** Judges the values as they are sent, so that faults stand at the fields. */
export const profileSchema: FormSchema | undefined = sent && {
  safeParse: (values) => sent.safeParse(bodyOf(values as ProfileValues)),
};

export const isNobody = (contact: Readonly<Record<string, string>>): boolean =>
  Object.values(contact).every((value) => value.trim() === '');

function orNone<Fields extends Record<string, string>>(fields: Fields): Fields | null {
  return isNobody(fields) ? null : fields;
}
