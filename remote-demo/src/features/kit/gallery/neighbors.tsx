import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from '@praxis/sdk';
import { Icon, Link } from '@praxis/sdk/ui';
import type { KitEntry, KitSection } from '../kit';
import { useEntryTexts } from './entry-texts';
import styles from './neighbors.module.css';

/** Links to the previous and next entry. */
export function Neighbors({ section, entry }: { section: KitSection; entry: KitEntry }) {
  const { t } = useTranslation('demo');
  const textsOf = useEntryTexts(section);
  const at = section.entries.indexOf(entry);
  const before = section.entries[at - 1];
  const after = section.entries[at + 1];
  return (
    <nav aria-label={t('kit.neighbors')} className={styles['neighbors']}>
      {before && (
        <Link to={`/${section.slug}/${before.slug}`}>
          <Icon of={ArrowLeft} size={16} />
          {textsOf(before).title}
        </Link>
      )}
      {after && (
        <Link to={`/${section.slug}/${after.slug}`} className={styles['next']}>
          {textsOf(after).title}
          <Icon of={ArrowRight} size={16} />
        </Link>
      )}
    </nav>
  );
}
