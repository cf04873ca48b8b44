import type { putBackground } from '@praxis/contract/endpoints/doctor-profile';
import type { BodyOf } from '@praxis/contract/endpoint';
import type { Background, Licence } from '@praxis/contract/entities/doctor';

/**
 * A background as form values: each license is a field of its own, which may be changed elsewhere.
 * Its key is its state, that of a new one comes from `newLicence`; a removed license is undefined.
 */
export interface EditableBackground extends Omit<Background, 'licences'> {
  licences: Readonly<Record<string, Licence | undefined>>;
}

export const editable = ({ licences, ...background }: Background): EditableBackground => ({
  ...background,
  licences: Object.fromEntries(licences.map((one, index) => [keyOf(licences, index), one])),
});

/** The license's state, numbered if there are several of that state. */
function keyOf(licences: readonly Licence[], index: number): string {
  const state = licences[index]?.state ?? '';
  const before = licences.slice(0, index).filter((one) => one.state === state).length;
  return before === 0 ? state : `${state}-${before + 1}`;
}

export const savable = (background: EditableBackground): BodyOf<typeof putBackground> => ({
  ...background,
  licences: licencesOf(background.licences).map(([, licence]) => licence),
});

/** Licenses with their keys. */
export const licencesOf = (licences: EditableBackground['licences']): [string, Licence][] =>
  Object.entries(licences).flatMap(([key, licence]) => (licence ? [[key, licence]] : []));

/** Key of the next new license, which counts removed ones too. */
export const newLicence = (licences: EditableBackground['licences']): string =>
  `new-${Object.keys(licences).length}`;

/** Maps the license fields of the request, which has a list, to those of the form. */
export const serverNamesOf = ({ licences }: EditableBackground): Record<string, string> =>
  Object.fromEntries(
    licencesOf(licences).flatMap(([key, licence], index) =>
      Object.keys(licence).map((part) => [`licences.${index}.${part}`, `licences.${key}.${part}`]),
    ),
  );
