import { useId } from 'react';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import type { Failure } from '@praxis/sdk/data';
import { NativeSelectField, RadioField } from '@praxis/sdk/ui/form';
import { Person } from '@praxis/sdk/ui/page';

interface TypeStepProps {
  /** Doctors whom the patient is subscribed to. */
  doctors: readonly PatientSubscription['doctor'][];
  doctorId: string;
  doctor: PublicDoctorDetail | null;
  visitTypeId: string;
  failure: Failure | null;
  onRetry(): void;
  onDoctor(id: string): void;
  onType(id: string): void;
}

/** Whom to see, and what for. */
export function TypeStep({ doctors, doctorId, doctor, visitTypeId, ...rest }: TypeStepProps) {
  const { t } = useTranslation('patient');
  const id = useId();
  const isMember = doctors.some((one) => one.id === doctorId);
  const types = doctor?.visitTypes.filter(({ memberOnly }) => isMember || !memberOnly) ?? [];
  return (
    <>
      {doctors.length > 1 && (
        <NativeSelectField
          id={`${id}-doctor`}
          name="doctor"
          label={t('appointments.doctor')}
          value={doctorId}
          onChange={rest.onDoctor}
          onBlur={() => undefined}
          choices={doctors.map((one) => ({ value: one.id, label: one.fullName }))}
        />
      )}
      {rest.failure && <ErrorState failure={rest.failure} onRetry={rest.onRetry} />}
      {!doctor && !rest.failure && <Loading shape="form" />}
      {doctor && (
        <>
          <Person
            name={doctor.fullName}
            avatarUrl={doctor.avatarUrl}
            detail={doctor.practiceName}
          />
          <RadioField
            id={`${id}-type`}
            name="type"
            cards
            label={t('appointments.book.type')}
            value={visitTypeId}
            onChange={rest.onType}
            onBlur={() => undefined}
            choices={types.map(({ id: value, name, durationMin, mode }) => ({
              value,
              label: name,
              help: `${t('appointments.minutes', { count: durationMin })} · ${t(`modes.${mode}`)}`,
            }))}
          />
        </>
      )}
    </>
  );
}
