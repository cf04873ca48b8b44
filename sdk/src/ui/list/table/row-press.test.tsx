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

/** What the row's link is told of a press that goes elsewhere than to this page. */
function pressesOn(link: HTMLElement): MouseEvent[] {
  const presses: MouseEvent[] = [];
  link.addEventListener('click', (event) => {
    presses.push(event);
    event.preventDefault();
  });
  return presses;
}

describe('a row opens wherever it is pressed', () => {
  it('goes where its link goes, which has the focus to come back to', async () => {
    const { person, address } = await show();
    await person.click(screen.getByText('$149.00'));
    expect(address()).toBe('/plans/family');
    expect(screen.getByRole('link', { name: 'Family' })).toHaveFocus();
  });

  it('opens a new tab with Ctrl and with the middle button, and not with the right one', async () => {
    const { person, address } = await show();
    const presses = pressesOn(screen.getByRole('link', { name: 'Family' }));
    await person.keyboard('{Control>}');
    await person.click(screen.getByText('$149.00'));
    await person.keyboard('{/Control}');
    await person.pointer({ keys: '[MouseMiddle]', target: screen.getByText('$149.00') });
    await person.pointer({ keys: '[MouseRight]', target: screen.getByText('$149.00') });
    expect(presses.map(({ ctrlKey }) => ctrlKey)).toEqual([true, true]);
    expect(address()).toBe('/plans');
  });

  it('does not open by what else can be pressed in it', async () => {
    const { person, address } = await show();
    const row = within(screen.getByRole('row', { name: /Basic/ }));
    await person.click(row.getByRole('checkbox'));
    await person.click(row.getByRole('button', { name: 'Actions for Basic' }));
    await person.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(archived).toEqual(['basic']);
    expect(address()).toBe('/plans');
  });

  it('does not open at the end of marking its text', async () => {
    const { person, address } = await show();
    const price = screen.getByText('$149.00');
    const marked = window.getSelection();
    price.addEventListener('mouseup', () => marked?.selectAllChildren(price));
    await person.click(price);
    expect(address()).toBe('/plans');
    marked?.removeAllRanges();
  });
});

describe('the likeliest act', () => {
  it('shows beside the row under the mouse, says which one it is for, and is carried out', async () => {
    const { person, address } = await show();
    const act = () => screen.queryByRole('button', { name: 'Archive: Basic' });
    expect(act()).not.toBeInTheDocument();
    await person.hover(screen.getByText('$49.00'));
    expect(act()).toHaveTextContent('Archive');
    await person.click(screen.getByRole('button', { name: 'Archive: Basic' }));
    expect(archived).toEqual(['basic']);
    expect(address()).toBe('/plans');
    // It goes with the mouse; what it opened gives the focus back to what stays.
    expect(screen.getByRole('button', { name: 'Actions for Basic' })).toHaveFocus();
    await person.hover(screen.getByText('$149.00'));
    expect(act()).not.toBeInTheDocument();
  });

  it('does not come with a finger, which has the menu', async () => {
    await show();
    act(() => {
      const press = new Event('pointerover', { bubbles: true });
      screen.getByText('$49.00').dispatchEvent(Object.assign(press, { pointerType: 'touch' }));
    });
    expect(screen.queryByRole('button', { name: /^Archive/ })).not.toBeInTheDocument();
  });
});
