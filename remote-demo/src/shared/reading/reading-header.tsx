import type { ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Icon, Link } from '@praxis/sdk/ui';
import styles from './reading-header.module.css';

interface ReadingHeaderProps {
  title: string;
  /** Leads back to what the text belongs to. */
  back: { to: string; label: string };
  /** Over the title: what the text is about. */
  topics?: ReactNode;
  /** Under the title: who wrote it, and when. */
  children?: ReactNode;
}

/** The head of a text to read: its title is the largest of the page. */
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
