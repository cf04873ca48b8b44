import type { VisitMode } from '@praxis/contract/entities/visit-type';
import { useTranslation } from '@praxis/sdk';

interface Place {
  mode: VisitMode;
  practice: { name: string; phone: string };
  /** The practice's, in one line. */
  address: string;
}

/** Says where an appointment takes place: only where one goes there, it is the practice's address. */
export function usePlaceText(): (place: Place) => string {
  const { t } = useTranslation('patient');
  return ({ mode, practice: { name, phone }, address }) =>
    t(`appointments.place.${mode}`, { practice: name, phone, address });
}
