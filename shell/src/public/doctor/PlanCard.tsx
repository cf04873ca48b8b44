import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import { formatMoney, Tag } from '@praxis/sdk/ui/page';
import { useLanguageOfPage } from '../use-language-of-page';
import styles from './PlanCard.module.css';

/** A plan on sale: what it costs, what it brings, and the way to it. */
export function PlanCard({ plan }: { plan: PublicPlan }) {
  const { t } = useTranslation('public');
  const language = useLanguageOfPage();
  const {
    name,
    description,
    benefits,
    price,
    intervalMonths,
    joiningFee,
    trialDays,
    visitAllowance,
  } = plan.current;
  const terms = [
    visitAllowance === null ? t('plan.unlimited') : t('plan.visits', { count: visitAllowance }),
    trialDays > 0 && t('plan.trial', { count: trialDays }),
    joiningFee.amountMinor > 0 &&
      t('plan.joiningFee', { price: formatMoney(joiningFee, language) }),
    ...benefits,
  ].filter((term): term is string => typeof term === 'string');

  return (
    <article className={styles.card}>
      <h3>{name}</h3>
      <p className={styles.price}>
        <b>{price.amountMinor === 0 ? t('plan.free') : formatMoney(price, language)}</b>{' '}
        <span>{t(`plan.intervals.${intervalMonths}`)}</span>
      </p>
      <p className={styles.text}>{description}</p>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {plan.hasRoom ? (
        <LinkButton
          to={`/patient/subscribe/${plan.id}?doctor=${plan.doctorId}`}
          aria-label={t('plan.chooseOne', { name })}
          block
        >
          {t('plan.choose')}
        </LinkButton>
      ) : (
        <p className={styles.full}>
          <Tag tone="warning">{t('plan.full')}</Tag> {t('plan.fullText')}
        </p>
      )}
    </article>
  );
}
