import { useEffect } from 'react';
import { useSearchParams } from '@praxis/sdk/router';
import { stepKeys, type StepKey } from './draft';

/**
 * The step that is asked for. It is in the address, so that Back leads through the steps; whoever
 * comes back by a link goes on at the step that the draft had come to.
 */
export function useStep(begun: StepKey) {
  const [params, setParams] = useSearchParams();
  const named = stepKeys.find((step) => step === params.get('step'));
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
    if (!named) show(begun, true);
  });
  return { asked: named ?? begun, show: (step: StepKey) => show(step, false) };
}
