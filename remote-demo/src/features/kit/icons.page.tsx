import { searchText } from '@praxis/contract/rules/texts/search-text';
import { useTranslation } from '@praxis/sdk';
import { useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState, ErrorState, Icon, Loading } from '@praxis/sdk/ui';
import { SearchBox } from '@praxis/sdk/ui/list';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { useCopy } from './gallery/use-copy';
import { useLoaded } from './gallery/use-loaded';
import styles from './icons/icons.module.css';

const loadIcons = () => import('@praxis/product-icons');

/** All icons that the product uses; a click copies an import statement. */
export default function IconsPage() {
  const { t } = useTranslation('demo');
  const { content: icons, failure } = useLoaded('icons', loadIcons);
  const [params, setParams] = useSearchParams();
  const { copied, copy } = useCopy();
  const q = params.get('q') ?? '';
  const search = (text: string) =>
    setParams(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true });
  const term = searchText(q.trim());
  const found = Object.entries(icons ?? {}).filter(([name]) => name.includes(term));
  return (
    <Page>
      <PageHeader title={t('kit.sections.icons.title')}>
        {t('kit.sections.icons.subtitle')}
      </PageHeader>
      <div className={styles['search']}>
        <SearchBox value={q} onSearch={search} label={t('kit.searchIcons')} />
        {icons && <span role="status">{t('kit.iconCount', { count: found.length })}</span>}
      </div>
      {failure && <ErrorState {...failure} />}
      {!icons && !failure && <Loading shape="cards" count={12} />}
      {icons && found.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('kit.noMatch', { text: q })}
          action={<Button onClick={() => search('')}>{t('kit.clearSearch')}</Button>}
        />
      )}
      <ul className={styles['icons']}>
        {found.map(([name, icon]) => {
          const line = importStatement(name);
          return (
            <li key={name}>
              <button type="button" className={styles['icon']} onClick={() => copy(line)}>
                <Icon of={icon} size={24} />
                <span className={styles['name']}>{copied === line ? t('kit.copied') : name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

/** Import statement of an icon: `import CalendarDays from 'lucide-react/icons/calendar-days';`. */
function importStatement(name: string): string {
  const component = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return `import ${component} from 'lucide-react/icons/${name}';`;
}
