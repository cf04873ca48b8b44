import { useEffect, useState, type ReactNode } from 'react';
import type { AnswerOf } from '@praxis/contract';
import { previewDoctorVacation } from '@praxis/contract/endpoints/vacations';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure, type Failure } from '@praxis/sdk/data';
import { Alert, useFailureText } from '@praxis/sdk/ui';

type Preview = AnswerOf<typeof previewDoctorVacation>;

interface Answer {
  /** What was asked, so that the answer about other dates is never shown. */
  asked: string;
  preview?: Preview;
  failure?: Failure;
}

/** What a vacation would cover, as soon as its dates are whole, and what speaks against it. */
export function usePreview(
  span: { startAt: string; endAt: string } | null,
  vacationId?: string,
): { conflicts: Preview['conflicts']; waiting: boolean; problem: ReactNode; reload(): void } {
  const { t } = useTranslation('doctor');
  const { client } = useHost();
  const failureText = useFailureText();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const asked = span && JSON.stringify({ ...span, vacationId });

  useEffect(() => {
    if (!asked) return;
    let left = false;
    const body = JSON.parse(asked) as { startAt: string; endAt: string; vacationId?: string };
    client.call(previewDoctorVacation, { body }).then(
      (preview) => {
        if (!left) setAnswer({ asked, preview });
      },
      (error: unknown) => {
        if (!left) setAnswer({ asked, failure: toFailure(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [client, asked, round]);

  const current = answer?.asked === asked ? answer : undefined;
  const overlapping = current?.preview?.overlaps.filter(({ own }) => own) ?? [];
  return {
    conflicts: current?.preview?.conflicts ?? [],
    waiting: asked !== null && !current,
    problem: current?.failure ? (
      <Alert kind="danger">{failureText(current.failure)}</Alert>
    ) : overlapping.length > 0 ? (
      <Alert kind="danger">{t('vacations.overlaps', { count: overlapping.length })}</Alert>
    ) : null,
    reload: () => setRound((count) => count + 1),
  };
}
