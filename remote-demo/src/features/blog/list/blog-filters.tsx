import Bookmark from 'lucide-react/icons/bookmark';
import Command from 'lucide-react/icons/command';
import Hash from 'lucide-react/icons/hash';
import Newspaper from 'lucide-react/icons/newspaper';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Video from 'lucide-react/icons/video';
import Watch from 'lucide-react/icons/watch';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Icon, type LucideIcon } from '@praxis/sdk/ui';
import { SearchBox, type ListQueryControl } from '@praxis/sdk/ui/list';
import { PartialError } from '@praxis/sdk/ui/page';
import styles from '../blog.module.css';
import { sidebarQuery } from '../queries';

const icons: Readonly<Record<string, LucideIcon>> = { Command, Hash, ShoppingCart, Video, Watch };

/** Icon of a category, by the name in its record. */
const categoryIcon = (name: string): LucideIcon => icons[name] ?? Hash;

/** Search and filters of the list. */
export function BlogFilters({ list }: { list: ListQueryControl }) {
  const { t } = useTranslation('demo');
  const sidebar = useQuery(sidebarQuery, {});
  const category = list.filters['category']?.[0] ?? '';
  const saved = list.filters['saved'] !== undefined;
  return (
    <aside className={styles['filters']} aria-label={t('blog.filters')}>
      <div role="search" className={styles['search']}>
        <SearchBox label={t('blog.search')} value={list.q} onSearch={list.setSearch} />
      </div>
      <fieldset className={styles['categories']}>
        <legend className={styles['heading']}>{t('blog.categories')}</legend>
        <Choice
          icon={Newspaper}
          label={t('blog.allPosts')}
          chosen={category === ''}
          onChoose={() => list.setFilter('category', [])}
        />
        {sidebar.data?.categories.map((one) => (
          <Choice
            key={one.category}
            icon={categoryIcon(one.icon)}
            label={t(`blog.category.${one.category}`)}
            chosen={category === one.category}
            onChoose={() => list.setFilter('category', [one.category])}
          />
        ))}
      </fieldset>
      <PartialError of={[sidebar]} />
      <label className={styles['choice']}>
        <input
          type="checkbox"
          className={styles['radio']}
          checked={saved}
          onChange={() => list.setFilter('saved', saved ? [] : ['true'])}
        />
        <Icon of={Bookmark} />
        {t('blog.savedOnly')}
      </label>
    </aside>
  );
}

interface ChoiceProps {
  icon: LucideIcon;
  label: string;
  chosen: boolean;
  onChoose(): void;
}

function Choice({ icon, label, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input
        type="radio"
        name="blog-category"
        className={styles['radio']}
        checked={chosen}
        onChange={onChoose}
      />
      <Icon of={icon} />
      {label}
    </label>
  );
}
