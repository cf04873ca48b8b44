import { useId } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, Loading } from '@praxis/sdk/ui';
import { TextAreaField } from '@praxis/sdk/ui/form';
import { Loaded, UnsavedChanges, Wizard } from '@praxis/sdk/ui/overlay';
import { RefusalAlert } from '../slots/refusal-alert';
import { SlotPicker } from '../slots/slot-picker';
import styles from './booking.module.css';
import { ByPhone } from './by-phone';
import { CheckStep } from './check-step';
import { NoBookings } from '../../../shared/phone/no-bookings';
import { doctorQuery } from '../../../shared/queries/doctors';
import { bookingPreviewQuery } from '../queries';
import { TypeStep } from './type-step';
import {
  bookingSteps,
  type BookableDoctor,
  type BookingStep,
  type useBooking,
} from './use-booking';
import { useBookingCommands } from './use-booking-commands';
import { useReason } from './use-reason';

interface BookingWizardProps extends ReturnType<typeof useBooking> {
  doctors: readonly BookableDoctor[];
}

/** Books an appointment in four steps; the chosen slot is held for ten minutes. */
export function BookingWizard({ doctors, booking, choose, complete }: BookingWizardProps) {
  const { t } = useTranslation('patient');
  const id = useId();
  const { visitTypeId, startAt } = booking;
  // The first of the patient's doctors, unless the URL names one.
  const doctorId = booking.doctorId || (doctors[0]?.id ?? '');
  const closed = doctors.find((one) => one.id === doctorId && !one.isPublic);
  const step = closed ? 'type' : booking.step;
  const asked = useQuery(doctorQuery, closed ? null : { params: { id: doctorId } });
  const doctor = asked.data;
  const preview = useQuery(
    bookingPreviewQuery,
    step === 'check' && startAt ? { body: { doctorId, visitTypeId, startAt } } : null,
  );
  const [reason, setReason] = useReason(startAt !== null);
  const commands = useBookingCommands({ ...booking, doctorId }, { choose, complete });
  const index = bookingSteps.indexOf(step);
  // Without appointment types, booking is by phone too.
  const byPhone = doctor?.practice.booksOnline === false || doctor?.visitTypes.length === 0;

  const goTo = (next: BookingStep) => choose({ step: next, doctorId });
  const onNext = () => {
    if (step === 'time') void commands.holdSlot();
    else if (step === 'check') void commands.book(reason);
    else goTo(bookingSteps[index + 1] ?? 'check');
  };
  const chooseTime = (at: string) => {
    commands.clear();
    choose({ startAt: at });
  };

  return (
    <Card className={styles['card']}>
      <Wizard
        steps={bookingSteps.map((key) => ({ key, title: t(`appointments.book.step.${key}`) }))}
        current={index}
        onStep={(to) => goTo(bookingSteps[to] ?? 'type')}
        onNext={onNext}
        busy={commands.busy}
        nextDisabled={
          !doctor ||
          byPhone ||
          (step === 'type' && visitTypeId === '') ||
          (step === 'time' && !startAt) ||
          (step === 'check' && !preview.data)
        }
        finishLabel={t(`appointments.book.verb.${preview.data?.state ?? 'requested'}`)}
      >
        <div className={styles['step']}>
          {commands.refusal && <RefusalAlert refusal={commands.refusal} onChoose={chooseTime} />}
          {closed && <NoBookings doctor={closed} practice={closed.practice} />}
          {doctor && byPhone && <ByPhone practice={doctor.practice} />}
          {step === 'type' && (
            <TypeStep
              doctors={doctors}
              doctorId={doctorId}
              query={closed ? null : asked}
              byPhone={byPhone}
              visitTypeId={visitTypeId}
              onDoctor={(next) => choose({ doctorId: next, visitTypeId: '', startAt: null })}
              onType={(next) => choose({ doctorId, visitTypeId: next, startAt: null })}
            />
          )}
          {step === 'time' && (
            <SlotPicker
              purpose={{ doctorId, visitTypeId }}
              chosen={startAt}
              near={commands.refusedAt}
              heldSlot={commands.hold}
              onChoose={chooseTime}
            />
          )}
          {step === 'reason' && (
            <TextAreaField
              id={`${id}-reason`}
              name="reason"
              label={t('appointments.reason')}
              help={t('appointments.book.reasonHelp')}
              value={reason}
              onChange={setReason}
              onBlur={() => undefined}
              maxLength={1000}
              rows={4}
              optional
            />
          )}
          {step === 'check' &&
            (doctor && startAt ? (
              <Loaded query={preview}>
                {(booked) => (
                  <CheckStep
                    {...{ doctor, visitTypeId, startAt, reason }}
                    preview={booked}
                    hold={commands.hold}
                  />
                )}
              </Loaded>
            ) : (
              <Loading shape="form" />
            ))}
        </div>
      </Wizard>
      <UnsavedChanges unsaved={reason !== '' && !commands.busy} />
    </Card>
  );
}
