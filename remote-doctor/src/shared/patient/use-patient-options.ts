import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { formatDateOnly, localDateIn } from '@praxis/sdk/ui/page';
import type { SelectOption } from '@praxis/sdk/ui/select';

/** Patients as options, each once; who shares a name is told apart by plan and day of applying. */
export function usePatientOptions() {
  const language = useIntlLanguage();
  const zone = useZone();
  return (subscribers: readonly DoctorSubscriber[]): SelectOption<string>[] => {
    // Who subscribed more than once is one person all the same.
    const patients = [...new Map(subscribers.map((one) => [one.patientId, one])).values()];
    const names = patients.map(({ patient }) => patient.fullName);
    const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
    return patients.map(({ patientId, patient: { fullName }, plan, createdAt }) => {
      const applied = formatDateOnly(localDateIn(zone, Date.parse(createdAt)), language);
      return {
        value: patientId,
        label: isShared(fullName) ? inOneLine([fullName, plan.name, applied], ' · ') : fullName,
      };
    });
  };
}
