import type { ReactNode } from 'react';
import { SearchBox } from '@praxis/sdk/ui/list';
import styles from './help-hero.module.css';

interface HelpHeroProps {
  title: string;
  /** What the search looks through: the name of its field. */
  search: string;
  q: string;
  onSearch(q: string): void;
  /** Under the search: a way on. */
  children?: ReactNode;
}

/** The head of a page of help: its title, and the search that it is about. */
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
