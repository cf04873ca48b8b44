import type { ReactNode } from 'react';
import { Button, LinkButton } from '../components/button';
import type { LucideIcon } from '../components/icon';

/** What can be done with a record now: an entry of its row's menu, and a button of its drawer. */
export interface OfferedAction {
  key: string;
  label: ReactNode;
  icon?: LucideIcon;
  danger?: boolean;
  /** The likeliest: it stands out among the buttons. */
  primary?: boolean;
  onSelect?(): void;
  /** Goes to an address instead. */
  to?: string;
}

/** The footer of a drawer with a button for each action; none where nothing can be done. */
export function actionButtons(actions: readonly OfferedAction[]): ReactNode {
  if (actions.length === 0) return undefined;
  return actions.map(({ key, label, icon, danger, primary, onSelect, to }) => {
    const look = { icon, danger, kind: primary ? 'primary' : 'secondary' } as const;
    return to === undefined ? (
      <Button key={key} {...look} onClick={onSelect}>
        {label}
      </Button>
    ) : (
      <LinkButton key={key} {...look} to={to}>
        {label}
      </LinkButton>
    );
  });
}
