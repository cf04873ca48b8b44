import { useRef, type ReactNode } from 'react';
import { Button, LinkButton, type ButtonLook, type ButtonProps } from '../components/button';
import type { LucideIcon } from '../components/icon';
import { useFocusFallback } from '../components/focus-fallback';

/** An action that a record currently allows: an item of its row's menu, and a button of its drawer. */
export interface OfferedAction {
  key: string;
  label: ReactNode;
  /** Accessible name of its button, in place of the label. */
  name?: string;
  icon?: LucideIcon;
  danger?: boolean;
  /** The most likely action: shown as the primary button. */
  primary?: boolean;
  /** The action is in progress: its button shows a spinner and ignores clicks. */
  underWay?: boolean;
  onSelect?(): unknown;
  /** Makes it a link to this address. */
  to?: string;
}

/** Look of the action buttons. */
export interface ActionButtonsLook extends Pick<ButtonLook, 'size'> {
  /** No primary button, as in a list with such buttons for every record. */
  even?: boolean;
}

/** Renders a button for each action, for the footer of a drawer or a card; undefined without actions. */
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

/** Button that leaves the focus in the page when it unmounts: most actions are not offered again once done. */
export function ActionButton({
  onSelect,
  underWay,
  ...props
}: ButtonProps & Pick<OfferedAction, 'onSelect' | 'underWay'>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button);
  return <Button ref={button} {...props} loading={underWay} onClick={() => onSelect?.()} />;
}
