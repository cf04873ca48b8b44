import { useId, useState } from 'react';
import { changePlan } from '@praxis/contract/endpoints/patient-subscriptions';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { usePlanText } from '@praxis/sdk/practice/plan';
import { Button, EmptyState, Link, Loading, useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import { RadioField } from '@praxis/sdk/ui/form';
import { ConfirmDialog, Loaded, Modal } from '@praxis/sdk/ui/overlay';
import { formatDateOnly, useMoneyText, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { cannotBeCharged, CardWarning } from '../card-warning';
import { ChangeFigures, chargedOn } from './change-figures';
import { plansQuery } from '../../../shared/queries/doctors';
import { changePreviewQuery } from '../queries';

type ChangePlanDialogProps = ActionDialogProps<PatientSubscription>;

/** Changes to another plan of the doctor; the prorated amount is shown beforehand. */
export default function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { record: subscription, changes, onClose } = props;
  const { t } = useTranslation('patient');
  const query = useQuery(plansQuery, {
    params: { id: subscription.doctorId },
    query: { perPage: 100, sort: 'price' },
  });
  const plans = query.data;
  const heldIds = [subscription.planVersionId, subscription.scheduledPlan?.id];
  const others = plans?.items.filter(({ current }) => !heldIds.includes(current.id)) ?? [];
  const first = others.find(({ hasRoom }) => hasRoom);
  const suggested = subscription.scheduledPlan ? subscription.planVersionId : first?.current.id;
  if (plans && suggested) return <Choice {...props} others={others} suggested={suggested} />;

  return (
    <Modal
      title={t('subscriptions.change.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('subscriptions.change.keep')}</Button>}
    >
      {changes}
      <Loaded query={query} outline={<Loading count={4} />}>
        {() => (
          <EmptyState title={t('subscriptions.change.none')}>
            <p>{t('subscriptions.change.noneText', { doctor: subscription.doctor.fullName })}</p>
          </EmptyState>
        )}
      </Loaded>
    </Modal>
  );
}

function Choice({
  record: { id, version, plan, planVersionId: heldId, scheduledPlan, card, practice },
  changes,
  others,
  suggested,
  onClose,
}: ChangePlanDialogProps & { others: readonly PublicPlan[]; suggested: string }) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const money = useMoneyText();
  const text = useUiText();
  const { priceText, visitsText } = usePlanText();
  const termsText = (offered: PublicPlan['current']) =>
    `${priceText(offered)} · ${visitsText(offered)}`;
  const fieldId = useId();
  const [planVersionId, setPlanVersionId] = useState(suggested);
  // The chosen plan is not among the others once it has become the current one.
  const stays = scheduledPlan !== null && planVersionId === heldId;
  const next = stays ? plan : others.find(({ current }) => current.id === planVersionId)?.current;
  const query = useQuery(
    changePreviewQuery,
    next ? { params: { id }, body: { planVersionId } } : null,
  );
  const preview = query.data;
  const { run } = useMutation(changePlan);
  const payDay = preview && chargedOn(preview);
  const paysNow = preview !== null && preview.dueNow.amountMinor > 0;
  const declined = payDay !== null && cannotBeCharged(card, payDay);
  const date = preview ? formatDateOnly(preview.effectiveOn, language) : '';

  const change = async () => {
    await run(
      { params: { id }, version, body: { planVersionId, dueNow: preview?.dueNow } },
      {
        success: stays
          ? t('subscriptions.change.doneStay', { plan: plan.name })
          : preview?.effective === 'now'
            ? t('subscriptions.change.doneNow', { plan: next?.name })
            : t('subscriptions.change.doneLater', { plan: next?.name, date }),
      },
    );
  };

  return (
    <ConfirmDialog
      title={t('subscriptions.change.title')}
      verb={
        stays
          ? t('subscriptions.change.stay', { plan: plan.name })
          : preview?.effective === 'periodEnd'
            ? t('subscriptions.change.verbLater', { date })
            : paysNow
              ? t('subscriptions.change.verbPay', { amount: money(preview.dueNow) })
              : t('subscriptions.change.act')
      }
      // While a change is scheduled, closing the dialog doesn't keep the current plan.
      cancelLabel={scheduledPlan ? text('cancel') : t('subscriptions.change.keep')}
      disabled={!preview || (paysNow && declined)}
      onConfirm={change}
      onClose={onClose}
    >
      {changes}
      <p>{t('subscriptions.change.held', { plan: plan.name, terms: termsText(plan) })}</p>
      <RadioField
        id={fieldId}
        name="plan"
        value={planVersionId}
        onChange={setPlanVersionId}
        onBlur={() => undefined}
        cards
        label={t('subscriptions.change.choose')}
        choices={[
          ...(scheduledPlan
            ? [
                {
                  value: heldId,
                  label: t('subscriptions.change.stay', { plan: plan.name }),
                  help: termsText(plan),
                },
              ]
            : []),
          ...others.map(({ current, hasRoom }) => ({
            value: current.id,
            label: current.name,
            help: hasRoom ? termsText(current) : t('subscriptions.change.full'),
            disabled: !hasRoom,
          })),
        ]}
      />
      {next && (
        <Loaded query={query} outline={<Loading count={3} />}>
          {(figures) => (
            <ChangeFigures
              preview={figures}
              from={plan.name}
              to={next.name}
              droppedPlan={stays ? scheduledPlan.name : undefined}
              card={card}
            />
          )}
        </Loaded>
      )}
      {payDay && <CardWarning card={card} on={payDay} timeZone={practice.timeZone} />}
      {paysNow && !declined && (
        <p>
          <Link to="/patient/cards">{t('invoice.pay.manageCards')}</Link>
        </p>
      )}
    </ConfirmDialog>
  );
}
