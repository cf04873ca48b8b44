import { useRef, useState, type ReactNode } from 'react';
import { Button, LinkButton, type ButtonLook, type ButtonProps } from '../components/button';
import type { LucideIcon } from '../components/icon';
import { useLeftFocus } from '../components/left-focus';

/** What can be done with a record now: an entry of its row's menu, and a button of its drawer. */
export interface OfferedAction {
  key: string;
  label: ReactNode;
  /** What is read out of its button in place of the label. */
  name?: string;
  icon?: LucideIcon;
  danger?: boolean;
  /** The likeliest: it stands out among the buttons. */
  primary?: boolean;
  /** Where it answers with a promise, its button shows until then that it is under way. */
  onSelect?(): unknown;
  /** Goes to an address instead. */
  to?: string;
}

/** How buttons for actions look where they stand. */
export interface ActionButtonsLook extends Pick<ButtonLook, 'size'> {
  /** None stands out: each of many records has such buttons. */
  even?: boolean;
}

/** A button for each action, in the footer of a drawer or on a card; none where nothing can be done. */
export function actionButtons(
  actions: readonly OfferedAction[],
  { size, even = false }: ActionButtonsLook = {},
): ReactNode {
  if (actions.length === 0) return undefined;
  return actions.map(({ key, label, name, icon, danger, primary, onSelect, to }) => {
    const kind = primary && !even ? 'primary' : 'secondary';
    const look = { icon, danger, size, kind, 'aria-label': name } as const;
    return to === undefined ? (
      <ActionButton key={key} {...look} onSelect={onSelect}>
        {label}
      </ActionButton>
    ) : (
      <LinkButton key={key} {...look} to={to}>
        {label}
      </LinkButton>
    );
  });
}

/**
 * Shows that what its press begins is under way, and takes no second press until it is over. Leaves the
 * focus in the page where it goes: what was done can often not be done again.
 */
export function ActionButton({
  onSelect,
  ...props
}: ButtonProps & Pick<OfferedAction, 'onSelect'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLeftFocus(button);
  const [loading, setLoading] = useState(false);
  const press = () => {
    const end = onSelect?.();
    if (!(end instanceof Promise)) return;
    setLoading(true);
    void end.finally(() => setLoading(false));
  };
  return <Button ref={button} {...props} loading={loading} onClick={press} />;
}
