import { useId } from 'react';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { NativeSelectField, RadioField } from '@praxis/sdk/ui/form';
import { Loaded, type LoadedProps } from '@praxis/sdk/ui/overlay';
import { Person } from '@praxis/sdk/ui/page';
import type { BookableDoctor } from './use-booking';

interface TypeStepProps {
  /** Doctors of the patient's subscriptions. */
  doctors: readonly BookableDoctor[];
  doctorId: string;
  /** The chosen doctor; null if nothing can be booked with them. */
  query: LoadedProps<PublicDoctorDetail>['query'] | null;
  /** Whether the practice takes bookings by phone only. */
  byPhone: boolean;
  visitTypeId: string;
  onDoctor(id: string): void;
  onType(id: string): void;
}

/** Choice of doctor and appointment type. */
export function TypeStep({
  doctors,
  doctorId,
  query,
  byPhone,
  visitTypeId,
  ...rest
}: TypeStepProps) {
  const { t } = useTranslation('patient');
  const id = useId();
  const isMember = doctors.some((one) => one.id === doctorId && one.isMember);
  const isOffered = ({ memberOnly }: { memberOnly: boolean }) => isMember || !memberOnly;
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
      {query && (
        <Loaded query={query}>
          {({ fullName, avatarUrl, practiceName, visitTypes }) => (
            <>
              <Person name={fullName} avatarUrl={avatarUrl} detail={practiceName} />
              {!byPhone && visitTypes.some(isOffered) && (
                <RadioField
                  id={`${id}-type`}
                  name="type"
                  cards
                  label={t('appointments.book.type')}
                  value={visitTypeId}
                  onChange={rest.onType}
                  onBlur={() => undefined}
                  choices={visitTypes
                    .filter(isOffered)
                    .map(({ id: value, name, durationMin, mode }) => ({
                      value,
                      label: name,
                      help: `${t('appointments.minutes', { count: durationMin })} · ${t(`modes.${mode}`)}`,
                    }))}
                />
              )}
              {!byPhone && !visitTypes.every(isOffered) && (
                <p>
                  {t('appointments.book.membersOnly')}{' '}
                  <Link to="/patient/subscriptions">{t('appointments.toSubscriptions')}</Link>
                </p>
              )}
            </>
          )}
        </Loaded>
      )}
    </>
  );
}
