import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '@praxis/sdk';
import { Card, Icon, LinkButton, type LucideIcon } from '@praxis/sdk/ui';
import { ProgressBar } from '@praxis/sdk/ui/page';
import { PublicPageLink } from '../../../shared/public-page/public-page-link';
import { isDone, setupSteps, type SetupState, type SetupStep } from './setup-steps';
import styles from './setup.module.css';

/** Page of each step; a draft plan is published from the list. */
const pages: Record<SetupStep | 'planDraft', string> = {
  practice: '/doctor/profile?tab=practice',
  verification: '/doctor/profile?tab=background',
  availability: '/doctor/profile?tab=availability',
  visitTypes: '/doctor/profile?tab=visitTypes',
  plan: '/doctor/plans/new',
  planDraft: '/doctor/plans',
  payoutAccount: '/doctor/profile?tab=payout',
};

const icons: Record<'done' | 'waits' | 'open', LucideIcon> = {
  done: CircleCheck,
  waits: Clock,
  open: Circle,
};

/** Setup steps before patients can subscribe and book, in order. */
export default function Setup({ setup }: { setup: SetupState }) {
  const { t } = useTranslation('doctor');
  const done = setupSteps.filter((step) => isDone(setup, step)).length;
  const waits = (step: SetupStep) => step === 'verification' && setup.verification === 'pending';
  const next = setupSteps.find((step) => !isDone(setup, step) && !waits(step));
  const progress = t('dashboard.setup.done', { done, total: setupSteps.length });
  return (
    <Card
      title={t('dashboard.setup.title')}
      extra={<span className={styles.progress}>{progress}</span>}
      flush
    >
      <div className={styles.bar}>
        <ProgressBar part={done / setupSteps.length} label={progress} />
      </div>
      <ol className={styles.steps}>
        {setupSteps.map((step) => {
          const state = isDone(setup, step) ? 'done' : waits(step) ? 'waits' : 'open';
          const words = textsOf(setup, step);
          return (
            <li key={step} data-state={state}>
              <Icon of={icons[state]} size={20} />
              <div>
                <h3>{t(`dashboard.setup.${step}.title`)}</h3>
                {state !== 'done' && <p>{t(words.text)}</p>}
              </div>
              {state !== 'done' && (
                <LinkButton to={pages[words.at]} kind={step === next ? 'primary' : undefined}>
                  {t(words.act)}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
      {done === setupSteps.length && (
        <p className={styles.ready}>
          {t('dashboard.setup.ready')}
          <PublicPageLink />
        </p>
      )}
    </Card>
  );
}

/** Text, button label and target page of a step, depending on its progress. */
function textsOf({ verification, planDraft }: SetupState, step: SetupStep) {
  if (step === 'verification' && verification === 'pending')
    return {
      text: 'dashboard.setup.verification.pendingText',
      act: 'dashboard.setup.verification.pendingAct',
      at: step,
    } as const;
  if (step === 'verification' && verification === 'rejected')
    return {
      text: 'dashboard.setup.verification.rejectedText',
      act: 'dashboard.setup.verification.rejectedAct',
      at: step,
    } as const;
  if (step === 'plan' && planDraft)
    return {
      text: 'dashboard.setup.plan.draftText',
      act: 'dashboard.setup.plan.draftAct',
      at: 'planDraft',
    } as const;
  return {
    text: `dashboard.setup.${step}.text`,
    act: `dashboard.setup.${step}.act`,
    at: step,
  } as const;
}
