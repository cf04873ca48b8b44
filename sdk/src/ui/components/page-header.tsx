import type { ReactNode } from 'react';
import { Link } from '../link';
import { useFocusAfterAct } from './focus-after-act';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Icon } from './icon';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** A noun. */
  title: ReactNode;
  /** One sentence, or figures. */
  children?: ReactNode;
  /** The primary act, at the right; further ones before it. */
  actions?: ReactNode;
  /** `Tabs`, under it. */
  tabs?: ReactNode;
  /** Leads back to the list that the page belongs to, as it was left. */
  back?: { to: string; label: string };
}

/**
 * The head of a page. Its title takes the focus when the page is reached, and where an act takes the
 * button with it that began it.
 */
export function PageHeader({ title, children, actions, tabs, back }: PageHeaderProps) {
  const { target, onFocus } = useFocusAfterAct<HTMLHeadingElement>();
  return (
    <header className={styles['header']}>
      {back && (
        <Link to={back.to} asLeft className={styles['back']}>
          <Icon of={ChevronLeft} size={16} />
          {back.label}
        </Link>
      )}
      <div className={styles['line']}>
        <div className={styles['words']}>
          <h1 ref={target} tabIndex={-1}>
            {title}
          </h1>
          {children !== undefined && <div className={styles['text']}>{children}</div>}
        </div>
        {actions !== undefined && (
          <div className={styles['actions']} onFocus={onFocus}>
            {actions}
          </div>
        )}
      </div>
      {tabs !== undefined && <div className={styles['tabs']}>{tabs}</div>}
    </header>
  );
}

/** The content of a page: its width, its padding, and the distance between its parts. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}

export interface CardGridProps {
  /** How many at most. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/** Cards beside each other where there is room. */
export function CardGrid({ columns = 2, children }: CardGridProps) {
  return <div className={styles[`grid${columns}`]}>{children}</div>;
}
