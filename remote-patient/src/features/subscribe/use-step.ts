import { useEffect } from 'react';
import { useSearchParams } from '@praxis/sdk/router';
import { stepKeys, type StepKey } from './draft';

/**
 * The requested step, stored in the URL so that Back goes through the steps. Without one, the
 * wizard continues at the draft's step.
 */
export function useStep(draftStep: StepKey) {
  const [params, setParams] = useSearchParams();
  const stepInUrl = stepKeys.find((step) => step === params.get('step'));
  const show = (step: StepKey, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('step', step);
        return next;
      },
      { replace },
    );
  useEffect(() => {
    if (!stepInUrl) show(draftStep, true);
  });
  return { step: stepInUrl ?? draftStep, show: (step: StepKey) => show(step, false) };
}
