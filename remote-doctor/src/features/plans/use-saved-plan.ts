import { useState } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { FormState } from '@praxis/sdk/ui/form';
import { takenOver, valuesOf, type PlanValues } from './plan-values';

/**
 * Keeps a form with a plan that others change too: what was typed stays, everything else follows
 * the newest version.
 *
 * @param plan as it was loaded last
 */
export function useSavedPlan(plan: DoctorPlan, form: FormState<PlanValues>) {
  /** The version that the person is writing on, and the newest that the form follows. */
  const [opened, setOpened] = useState(plan);
  const [followed, setFollowed] = useState(plan);

  /** Takes a version as the one on show: nothing typed is waiting. */
  const show = (saved: DoctorPlan) => {
    form.reset(valuesOf(saved.current));
    setOpened(saved);
    setFollowed(saved);
  };

  if (plan.version > opened.version && !form.dirty) show(plan);
  else if (plan.version > followed.version) {
    const before = valuesOf(followed.current);
    const changes = Object.entries(takenOver(form.values, before, valuesOf(plan.current)));
    changes.forEach(([field, value]) => form.set(field as keyof PlanValues, value));
    setFollowed(plan);
  }

  return { opened, newest: plan.version > opened.version ? plan : opened, show };
}
