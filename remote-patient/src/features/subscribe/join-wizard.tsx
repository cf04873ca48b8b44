import { useId, useState } from 'react';
import type { Me } from '@praxis/contract/endpoints/me';
import { subscribe } from '@praxis/contract/endpoints/patient-subscriptions';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { isSignedBy, signerOf } from '@praxis/contract/rules/accounts/signature';
import { useTranslation } from '@praxis/sdk';
import { RequestError, useMutation, useQuery, type Failure } from '@praxis/sdk/data';
import { Card } from '@praxis/sdk/ui';
import { Loaded, Wizard } from '@praxis/sdk/ui/overlay';
import { useToday } from '@praxis/sdk/ui/page';
import { AgreementStep } from './steps/agreement-step';
import { CardStep } from './steps/card-step';
import { CheckStep } from './steps/check-step';
import { draftKey, stepKeys, useDraft, type Draft, type StepKey } from './draft';
import { PlanStep } from './steps/plan-step';
import { firstChargeQuery } from './queries';
import { useStep } from './use-step';

interface JoinWizardProps {
  doctor: PublicDoctorDetail;
  plans: readonly PublicPlan[];
  /** The plan that the URL names. */
  planId: string | undefined;
  me: Me;
  cards: readonly PatientCard[];
  onSent(subscription: PatientSubscription): void;
}

/**
 * Subscription wizard: plan, agreement, card, check. Its values survive a reload, except card
 * numbers.
 */
export function JoinWizard({ doctor, plans, planId, me, cards, onSent }: JoinWizardProps) {
  const { t } = useTranslation('patient');
  const subscribeMutation = useMutation(subscribe);
  const formId = useId();
  const today = useToday();
  const { draft, change, finish } = useDraft(draftKey(me.id, doctor.id), planId);
  const { step: requested, show } = useStep(draft.step);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const open = plans.filter(({ hasRoom }) => hasRoom);
  const named = open.find(({ id }) => id === planId);
  const only = open.length === 1 ? open[0] : undefined;
  const chosen = plans.find(({ current }) => current.id === draft.planVersionId) ?? named ?? only;
  const plan = chosen?.current;
  const card = cards.find(({ id }) => id === draft.cardId);
  const signer = me.patient ? signerOf(me.fullName, me.patient, today) : me.fullName;
  const signed = isSignedBy(draft.typedName, signer);
  // A step requires all previous ones, regardless of the URL.
  const reachable: StepKey = !plan ? 'plan' : !signed ? 'agreement' : !card ? 'card' : 'check';
  const current = Math.min(stepKeys.indexOf(requested), stepKeys.indexOf(reachable));
  const step = stepKeys[current] ?? 'plan';
  const charge = useQuery(
    firstChargeQuery,
    step === 'check' && plan ? { body: { planVersionId: plan.id } } : null,
  );
  const goTo = (next: StepKey, changes: Partial<Draft> = {}) => {
    change({ ...changes, step: next });
    show(next);
  };

  const send = async () => {
    if (!chosen || !plan || !card) return;
    setBusy(true);
    setFailure(null);
    try {
      const agreement = { version: chosen.agreementVersion, typedName: draft.typedName };
      const body = { planVersionId: plan.id, cardId: card.id, agreement };
      const subscription = await subscribeMutation.run({ body });
      finish();
      onSent(subscription);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailure(error.failure);
    } finally {
      setBusy(false);
    }
  };

  const next = {
    plan: {
      onNext: () => goTo('agreement', { planVersionId: plan?.id }),
      nextDisabled: !plan,
    },
    agreement: { formId },
    card: { formId },
    check: { onNext: () => void send(), busy, nextDisabled: !charge.data },
  }[step];
  return (
    <Card>
      <Wizard
        steps={stepKeys.map((key) => ({ key, title: t(`subscribe.step.${key}`) }))}
        current={current}
        onStep={(index) => goTo(stepKeys[index] ?? 'plan')}
        finishLabel={t('subscribe.send')}
        {...next}
      >
        {step === 'plan' && (
          <PlanStep
            plans={plans}
            chosen={plan?.id}
            onChoose={(planVersionId) => change({ planVersionId })}
          />
        )}
        {step === 'agreement' && plan && (
          <AgreementStep
            formId={formId}
            me={me}
            doctor={doctor}
            plan={plan}
            typedName={draft.typedName}
            onSigned={(typedName) => goTo('card', { typedName })}
          />
        )}
        {step === 'card' && (
          <CardStep
            formId={formId}
            cards={cards}
            chosen={draft.cardId}
            onChosen={(cardId) => goTo('check', { cardId })}
          />
        )}
        {step === 'check' && plan && card && (
          <Loaded query={charge}>
            {(firstCharge) => (
              <CheckStep
                {...{ plan, doctor, firstCharge, card, failure }}
                typedName={draft.typedName}
              />
            )}
          </Loaded>
        )}
      </Wizard>
    </Card>
  );
}
