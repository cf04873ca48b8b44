import type { putBackground } from '@praxis/contract/endpoints/doctor-profile';
import type { BodyOf } from '@praxis/contract/endpoint';
import type { Background, Licence } from '@praxis/contract/entities/doctor';

/**
 * A background as it is edited: each licence is a field of its own, which another place may change
 * meanwhile. It is kept under its state, a new one under a name of its own (`newLicence`); one that was
 * taken out is undefined.
 */
export interface EditableBackground extends Omit<Background, 'licences'> {
  licences: Readonly<Record<string, Licence | undefined>>;
}

export const editable = ({ licences, ...background }: Background): EditableBackground => ({
  ...background,
  licences: Object.fromEntries(licences.map((one, index) => [keyOf(licences, index), one])),
});

/** Its state, with a number behind it where several are of one state. */
function keyOf(licences: readonly Licence[], index: number): string {
  const state = licences[index]?.state ?? '';
  const before = licences.slice(0, index).filter((one) => one.state === state).length;
  return before === 0 ? state : `${state}-${before + 1}`;
}

export const savable = (background: EditableBackground): BodyOf<typeof putBackground> => ({
  ...background,
  licences: licencesOf(background.licences).map(([, licence]) => licence),
});

/** The licences, with what each is kept under. */
export const licencesOf = (licences: EditableBackground['licences']): [string, Licence][] =>
  Object.entries(licences).flatMap(([key, licence]) => (licence ? [[key, licence]] : []));

/** What the next new licence is kept under: those that were taken out count as well. */
export const newLicence = (licences: EditableBackground['licences']): string =>
  `new-${Object.keys(licences).length}`;

/** The fields of the licences by the names that the request has for them: it holds them in a list. */
export const serverNamesOf = ({ licences }: EditableBackground): Record<string, string> =>
  Object.fromEntries(
    licencesOf(licences).flatMap(([key, licence], index) =>
      Object.keys(licence).map((part) => [`licences.${index}.${part}`, `licences.${key}.${part}`]),
    ),
  );
