import { useRef, type ReactNode } from 'react';
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
  /** What its press began is not over yet: its button shows that, and takes no second press. */
  underWay?: boolean;
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
  return actions.map(({ key, label, name, icon, danger, primary, ...act }) => {
    const kind = primary && !even ? 'primary' : 'secondary';
    const look = { icon, danger, size, kind, 'aria-label': name } as const;
    return act.to === undefined ? (
      <ActionButton key={key} {...look} {...act}>
        {label}
      </ActionButton>
    ) : (
      <LinkButton key={key} {...look} to={act.to}>
        {label}
      </LinkButton>
    );
  });
}

/** Leaves the focus in the page where it goes: what was done can often not be done again. */
export function ActionButton({
  onSelect,
  underWay,
  ...props
}: ButtonProps & Pick<OfferedAction, 'onSelect' | 'underWay'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLeftFocus(button);
  return <Button ref={button} {...props} loading={underWay} onClick={() => onSelect?.()} />;
}
