import { createContext, useContext } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useUiText } from '../../text/use-ui-text';
import { IconButton } from '../../components/icon-button';
import { Menu, type MenuItem } from '../../components/menu';
import { MenuItems } from '../../components/menu-items';

/** What can be done with a row, by the row. */
export type ActionsOfRow = (row: never) => readonly MenuItem[];

/**
 * The table's rows ask it for their actions when their menu is opened: with the table's own
 * rendering, so that no row renders because its actions might have changed.
 */
export const RowActionsContext = createContext<ActionsOfRow>(() => []);

/** The button at the end of a row. Its menu is made when it is opened. */
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
