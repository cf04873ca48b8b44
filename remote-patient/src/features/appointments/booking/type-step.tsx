import { useId } from 'react';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { ErrorState, Link, Loading } from '@praxis/sdk/ui';
import type { Failure } from '@praxis/sdk/data';
import { NativeSelectField, RadioField } from '@praxis/sdk/ui/form';
import { Person } from '@praxis/sdk/ui/page';
import type { BookableDoctor } from './use-booking';

interface TypeStepProps {
  /** The patient's own. */
  doctors: readonly BookableDoctor[];
  doctorId: string;
  doctor: PublicDoctorDetail | null;
  /** The practice takes bookings by phone only. */
  byPhone: boolean;
  visitTypeId: string;
  failure: Failure | null;
  onRetry(): void;
  onDoctor(id: string): void;
  onType(id: string): void;
}

/** Whom to see, and what for. */
export function TypeStep({
  doctors,
  doctorId,
  doctor,
  byPhone,
  visitTypeId,
  ...rest
}: TypeStepProps) {
  const { t } = useTranslation('patient');
  const id = useId();
  const isMember = doctors.some((one) => one.id === doctorId && one.isMember);
  const { visitTypes = [] } = doctor ?? {};
  const types = visitTypes.filter(({ memberOnly }) => isMember || !memberOnly);
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
          {!byPhone && types.length > 0 && (
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
          )}
          {!byPhone && types.length < visitTypes.length && (
            <p>
              {t('appointments.book.membersOnly')}{' '}
              <Link to="/patient/subscriptions">{t('appointments.toSubscriptions')}</Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
