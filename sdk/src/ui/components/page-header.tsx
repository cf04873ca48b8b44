import type { ReactNode } from 'react';
import { Link } from '../link';
import { useFocusAfterAction } from './focus-after-action';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Icon } from './icon';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** A noun. */
  title: ReactNode;
  /** Subtitle: one sentence, or figures. */
  children?: ReactNode;
  /** Buttons on the right; the primary one last. */
  actions?: ReactNode;
  /** `Tabs`, shown below. */
  tabs?: ReactNode;
  /** Link back to the page's list, in the state in which the user left it. */
  back?: { to: string; label: string };
}

/** Header of a page. Its title takes the focus after navigation, and when an action removes its own button. */
export function PageHeader({ title, children, actions, tabs, back }: PageHeaderProps) {
  const { target, onFocus } = useFocusAfterAction<HTMLHeadingElement>();
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

/** Container of a page's content: sets width, padding and the gap between its parts. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}

export interface CardGridProps {
  /** Maximum number of columns. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/** Responsive grid of cards. */
export function CardGrid({ columns = 2, children }: CardGridProps) {
  return <div className={styles[`grid${columns}`]}>{children}</div>;
}
