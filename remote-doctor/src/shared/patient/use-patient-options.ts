import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { formatDateOnly, localDateIn } from '@praxis/sdk/ui/page';
import type { SelectOption } from '@praxis/sdk/ui/select';

/**
 * Builds select options of patients, each once. Plan and application date distinguish patients with
 * the same name.
 */
export function usePatientOptions() {
  const language = useIntlLanguage();
  const zone = useZone();
  return (subscribers: readonly DoctorSubscriber[]): SelectOption<string>[] => {
    // Several subscriptions of one patient are one option.
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
