import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { addressOf, kinds, versions, type Kind, type Version } from '../addresses';
import styles from './entry.module.css';

/** Links to the other sign-in pages in this layout, and to this page in the other layout. */
export function EntryLinks({ kind, version }: { kind: Kind; version: Version }) {
  const { t } = useTranslation('demo');
  return (
    <nav className={styles.links} aria-label={t('signIn.links')}>
      <ul>
        {kinds.map((one) => (
          <li key={one}>
            <Link to={addressOf(one, version)} aria-current={one === kind ? 'page' : undefined}>
              {t(`signIn.pages.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.versions}>
        {versions.map((one) => (
          <li key={one}>
            <Link to={addressOf(kind, one)} aria-current={one === version ? 'page' : undefined}>
              {t(`signIn.versions.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
