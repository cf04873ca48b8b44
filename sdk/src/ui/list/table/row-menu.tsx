import { createContext, useContext } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useUiText } from '../../text/use-ui-text';
import { IconButton } from '../../components/icon-button';
import { Menu, type MenuItem } from '../../components/menu';
import { MenuItems } from '../../components/menu-items';

/** Returns a row's menu items. */
export type ActionsOfRow = (row: never) => readonly MenuItem[];

/**
 * Provides the rows' actions to their menus, which evaluate them when they open: memoized rows need not
 * re-render because an action might have changed.
 */
export const RowActionsContext = createContext<ActionsOfRow>(() => []);

/** The menu button at the end of a row. The menu renders when it opens. */
export function RowMenu<Row>({ row, id, name }: { row: Row; id: string; name: string }) {
  const text = useUiText();
  return (
    <Menu of={id} items={(onChosen) => <OpenRowMenu row={row} onChosen={onChosen} />}>
      <IconButton
        size="small"
        icon={Ellipsis}
        label={text('list.actionsFor', { name })}
        side="left"
      />
    </Menu>
  );
}

function OpenRowMenu<Row>({ row, onChosen }: { row: Row; onChosen(): void }) {
  const actionsOf = useContext(RowActionsContext) as (row: Row) => readonly MenuItem[];
  return <MenuItems items={actionsOf(row)} onChosen={onChosen} />;
}
