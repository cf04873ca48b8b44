import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import type { OfferedAction } from '@praxis/sdk/ui/overlay';
import { actsFor, needsReason, type DoctorAct } from './acts';

/** What can be decided about a doctor as they stand now. */
export function useRecordActs(onAct: (act: DoctorAct, doctor: AdminDoctor) => void) {
  const { t } = useTranslation('admin');
  return (doctor: AdminDoctor): OfferedAction[] =>
    actsFor(doctor.verification).map((key) => ({
      key,
      label: t(`doctors.act.${key}`),
      danger: needsReason(key),
      primary: !needsReason(key),
      onSelect: () => onAct(key, doctor),
    }));
}
