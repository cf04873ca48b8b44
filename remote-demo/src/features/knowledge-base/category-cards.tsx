import type { KnowledgeBaseCard } from '@praxis/contract/demo/knowledge-base';
import { useTranslation } from '@praxis/sdk';
import { Link, VisuallyHidden } from '@praxis/sdk/ui';
import { Highlight } from '../../shared/help/highlight';
import { categoryPath } from './addresses';
import styles from './knowledge-base.module.css';

interface CategoryCardsProps {
  cards: readonly KnowledgeBaseCard[];
  /** Search term, which is highlighted. */
  q?: string;
}

/** Cards of the categories, with their descriptions. */
export function CategoryCards({ cards, q = '' }: CategoryCardsProps) {
  const { t } = useTranslation('demo');
  return (
    <section aria-labelledby="knowledge-categories">
      <VisuallyHidden>
        <h2 id="knowledge-categories">{t('knowledge.categories')}</h2>
      </VisuallyHidden>
      <ul className={styles['cards']}>
        {cards.map(({ id, category, img, title, desc }) => (
          <li key={id} className={styles['card']}>
            <span className={styles['picture']}>
              <img src={img} alt="" width={120} height={80} />
            </span>
            <div className={styles['words']}>
              <h3>
                <Link className={styles['cover']} to={categoryPath(category)}>
                  <Highlight text={title} q={q} />
                </Link>
              </h3>
              <p className={styles['secondary']}>
                <Highlight text={desc} q={q} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
