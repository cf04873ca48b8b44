import { useEffect, useRef } from 'react';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';

interface SentProps {
  doctor: PublicDoctorDetail;
  /** It replaces the button that was clicked, and takes its focus. */
  justSent: boolean;
}

/** Confirmation of a sent request, with what happens next and what is possible before. */
export function Sent({ doctor, justSent }: SentProps) {
  const { t } = useTranslation('patient');
  const card = useRef<HTMLElement>(null);
  const { practice, visitTypes } = doctor;
  const canBook = practice.booksOnline && visitTypes.some(({ memberOnly }) => !memberOnly);
  useEffect(() => {
    if (justSent) card.current?.focus({ preventScroll: true });
  }, [justSent]);
  return (
    <Card ref={card} role="group" aria-label={t('subscribe.sent.title')} tabIndex={-1}>
      <EmptyState
        drawing="done"
        title={t('subscribe.sent.title')}
        action={
          <LinkButton kind="primary" to="/patient/subscriptions">
            {t('subscribe.sent.toSubscriptions')}
          </LinkButton>
        }
      >
        <p>{t('subscribe.sent.decides', { doctor: doctor.fullName })}</p>
        <p>{t('subscribe.sent.charge')}</p>
        <p>{t(`subscribe.sent.${canBook ? 'messageOrBook' : 'message'}`)}</p>
      </EmptyState>
    </Card>
  );
}
