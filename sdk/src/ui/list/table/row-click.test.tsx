import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { Link } from '../../link';
import { DataTable } from './data-table';

interface Plan {
  id: string;
  name: string;
  price: string;
}
const plans: Plan[] = [
  { id: 'basic', name: 'Basic', price: '$49.00' },
  { id: 'family', name: 'Family', price: '$149.00' },
];
const columns = [
  {
    key: 'name',
    title: 'Plan',
    cell: ({ id, name }: Plan) => <Link to={`/plans/${id}`}>{name}</Link>,
  },
  { key: 'price', title: 'Price', cell: ({ price }: Plan) => price },
];
const archived: string[] = [];

async function show() {
  archived.length = 0;
  const { router } = await renderUi(
    <DataTable<Plan>
      label="Plans"
      rows={plans}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      selected={new Set()}
      onSelect={() => undefined}
      rowActions={({ id, name }) => [
        { key: 'open', label: 'Open', to: `/plans/${id}` },
        ...(name === 'Basic'
          ? [{ key: 'archive', label: 'Archive', primary: true, onSelect: () => archived.push(id) }]
          : []),
      ]}
    />,
    { at: '/plans' },
  );
  return { person: userEvent.setup(), address: () => router.state.location.pathname };
}

/** Records the click events that the row's link receives, and prevents navigation. */
function recordClicks(link: HTMLElement): MouseEvent[] {
  const clicks: MouseEvent[] = [];
  link.addEventListener('click', (event) => {
    clicks.push(event);
    event.preventDefault();
  });
  return clicks;
}

describe('a click anywhere on a row', () => {
  it('follows the row’s link and focuses it, so that the focus can return there', async () => {
    const { person, address } = await show();
    await person.click(screen.getByText('$149.00'));
    expect(address()).toBe('/plans/family');
    expect(screen.getByRole('link', { name: 'Family' })).toHaveFocus();
  });

  it('opens a new tab with Ctrl or the middle button, but not with the right one', async () => {
    const { person, address } = await show();
    const clicks = recordClicks(screen.getByRole('link', { name: 'Family' }));
    await person.keyboard('{Control>}');
    await person.click(screen.getByText('$149.00'));
    await person.keyboard('{/Control}');
    await person.pointer({ keys: '[MouseMiddle]', target: screen.getByText('$149.00') });
    await person.pointer({ keys: '[MouseRight]', target: screen.getByText('$149.00') });
    expect(clicks.map(({ ctrlKey }) => ctrlKey)).toEqual([true, true]);
    expect(address()).toBe('/plans');
  });

  it('is ignored on the row’s other controls', async () => {
    const { person, address } = await show();
    const row = within(screen.getByRole('row', { name: /Basic/ }));
    await person.click(row.getByRole('checkbox'));
    await person.click(row.getByRole('button', { name: 'Actions for Basic' }));
    await person.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(archived).toEqual(['basic']);
    expect(address()).toBe('/plans');
  });

  it('is ignored at the end of a text selection', async () => {
    const { person, address } = await show();
    const price = screen.getByText('$149.00');
    const selection = window.getSelection();
    price.addEventListener('mouseup', () => selection?.selectAllChildren(price));
    await person.click(price);
    expect(address()).toBe('/plans');
    selection?.removeAllRanges();
  });
});

describe('the primary action', () => {
  it('appears on hover, names its row, and runs on click', async () => {
    const { person, address } = await show();
    const act = () => screen.queryByRole('button', { name: 'Archive: Basic' });
    expect(act()).not.toBeInTheDocument();
    await person.hover(screen.getByText('$49.00'));
    expect(act()).toHaveTextContent('Archive');
    await person.click(screen.getByRole('button', { name: 'Archive: Basic' }));
    expect(archived).toEqual(['basic']);
    expect(address()).toBe('/plans');
    // The button disappears with the hover, so the focus moves to the menu button.
    expect(screen.getByRole('button', { name: 'Actions for Basic' })).toHaveFocus();
    await person.hover(screen.getByText('$149.00'));
    expect(act()).not.toBeInTheDocument();
  });

  it('does not appear on touch, which has the menu', async () => {
    await show();
    act(() => {
      const press = new Event('pointerover', { bubbles: true });
      screen.getByText('$49.00').dispatchEvent(Object.assign(press, { pointerType: 'touch' }));
    });
    expect(screen.queryByRole('button', { name: /^Archive/ })).not.toBeInTheDocument();
  });
});
