import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { focusPage } from '@praxis/sdk/ui/focus-page';
import { useWarmUp } from '../../boot/use-warm-up';
import { ChosenPlanAt } from '../chosen-plan/chosen-plan-part';
import { clearPendingFlow, savePendingFlow, readPendingFlow } from '../pending-flow';
import { PublicFrame } from '../frame/public-frame';
import { nextOf } from '../next';
import type { PublicPageProps } from '../page-props';
import { AccountStep } from './account-step';
import { CodeStep } from './code-step';
import type { PendingSignUp } from './pending-sign-up';

/** Sign-up: the account, then the emailed code. The profile follows after sign-in. */
export default function SignUpPage({ deployment, prefetch }: PublicPageProps) {
  const { t } = useTranslation('public');
  const [pending, setPending] = useState(() => readPendingFlow('signUp'));
  const next = nextOf(window.location.search);
  const [role, setRole] = useState<PendingSignUp['role']>();

  useWarmUp(deployment, prefetch);

  return (
    <PublicFrame deployment={deployment} title={t('signUp.title')} next={pending?.next ?? next}>
      {pending ? (
        <CodeStep
          deployment={deployment}
          pending={pending}
          onSent={(times) => {
            const sent = { ...pending, ...times };
            savePendingFlow(sent);
            setPending(sent);
          }}
          onBack={() => {
            clearPendingFlow();
            setRole(pending.role);
            setPending(null);
            focusPage();
          }}
        />
      ) : (
        <AccountStep
          chosen={<ChosenPlanAt {...{ next, deployment, prefetch }} />}
          role={role}
          onStarted={(started) => {
            savePendingFlow(started);
            setPending(started);
            focusPage();
          }}
        />
      )}
    </PublicFrame>
  );
}
