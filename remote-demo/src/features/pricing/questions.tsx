import { useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Pricing } from '@praxis/contract/demo/pricing';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import styles from './questions.module.css';

/** Questions about the plans; one answer is open at a time. */
export function Questions({ items }: { items: Pricing['qandA'] }) {
  const { t } = useTranslation('demo');
  const titleId = useId();
  const name = useId();
  return (
    <section aria-labelledby={titleId} className={styles['questions']}>
      <div>
        <h2 id={titleId}>{t('pricing.questions.title')}</h2>
        <p className={styles['quiet']}>{t('pricing.questions.text')}</p>
      </div>
      <div className={styles['list']}>
        {items.map(({ question, ans }, index) => (
          <details key={question} name={name} open={index === 0}>
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p className={styles['answer']}>{ans}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
