import type { VisitMode } from '@praxis/contract/entities/visit-type';
import { useTranslation } from '@praxis/sdk';

interface Place {
  mode: VisitMode;
  practice: { name: string; phone: string };
  /** The practice's address in one line. */
  address: string;
}

/**
 * Describes where an appointment takes place: the practice's address only for appointments in
 * person.
 */
export function usePlaceText(): (place: Place) => string {
  const { t } = useTranslation('patient');
  return ({ mode, practice: { name, phone }, address }) =>
    t(`appointments.place.${mode}`, { practice: name, phone, address });
}
