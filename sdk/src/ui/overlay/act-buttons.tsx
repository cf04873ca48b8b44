import type { ReactNode } from 'react';
import { Button } from '../components/button';
import type { LucideIcon } from '../components/icon';

/** What can be done with a record: an entry of its row's menu, and a button of its dialog or drawer. */
export interface RecordAct {
  key: string;
  label: ReactNode;
  icon?: LucideIcon;
  danger?: boolean;
  /** The likeliest: it stands out among the buttons. */
  primary?: boolean;
  onSelect(): void;
}

/** The footer of a dialog or drawer with a button for each act; none where nothing can be done. */
export function actButtons(acts: readonly RecordAct[]): ReactNode {
  if (acts.length === 0) return undefined;
  return acts.map(({ key, label, icon, danger, primary, onSelect }) => (
    <Button
      key={key}
      kind={primary ? 'primary' : 'secondary'}
      danger={danger}
      icon={icon}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
}
