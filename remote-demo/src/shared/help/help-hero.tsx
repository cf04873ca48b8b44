import type { ReactNode } from 'react';
import { SearchBox } from '@praxis/sdk/ui/list';
import styles from './help-hero.module.css';

interface HelpHeroProps {
  title: string;
  /** Label of the search field: what it searches. */
  search: string;
  q: string;
  onSearch(q: string): void;
  /** Text below the search, such as a link. */
  children?: ReactNode;
}

/** Header of a help page: title and search field. */
export function HelpHero({ title, search, q, onSearch, children }: HelpHeroProps) {
  return (
    <header className={styles['hero']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <div role="search" className={styles['search']}>
        <SearchBox label={search} value={q} onSearch={onSearch} />
      </div>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
    </header>
  );
}
