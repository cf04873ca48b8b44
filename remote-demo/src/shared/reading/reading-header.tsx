import type { ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Icon, Link } from '@praxis/sdk/ui';
import styles from './reading-header.module.css';

interface ReadingHeaderProps {
  title: string;
  /** Link to the parent page. */
  back: { to: string; label: string };
  /** Shown above the title: the text's topics. */
  topics?: ReactNode;
  /** Shown below the title: author and date. */
  children?: ReactNode;
}

/** Header of an article: its title is the largest text of the page. */
export function ReadingHeader({ title, back, topics, children }: ReadingHeaderProps) {
  return (
    <header className={styles['header']}>
      <Link to={back.to} className={styles['back']}>
        <Icon of={ChevronLeft} size={16} />
        {back.label}
      </Link>
      {topics}
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {children}
    </header>
  );
}
