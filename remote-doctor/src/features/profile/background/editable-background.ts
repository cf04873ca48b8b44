import type { putBackground } from '@praxis/contract/endpoints/doctor-profile';
import type { BodyOf } from '@praxis/contract/endpoint';
import type { Background, Licence } from '@praxis/contract/entities/doctor';
import type { Line } from '@praxis/sdk/ui/form';

/** A background as form values. */
export interface EditableBackground extends Omit<Background, 'licences'> {
  licences: LicenceLine[];
}

/** A license. Its key is its saved state, numbered if there are several of that state. */
export type LicenceLine = Licence & Line;

export const editable = ({ licences, ...background }: Background): EditableBackground => ({
  ...background,
  licences: licences.map((licence, index) => ({ ...licence, key: keyOf(licences, index) })),
});

function keyOf(licences: readonly Licence[], index: number): string {
  const state = licences[index]?.state ?? '';
  const before = licences.slice(0, index).filter((one) => one.state === state).length;
  return before === 0 ? state : `${state}-${before + 1}`;
}

export const savable = (background: EditableBackground): BodyOf<typeof putBackground> => ({
  ...background,
  licences: background.licences.map(({ key: _key, ...licence }) => licence),
});
