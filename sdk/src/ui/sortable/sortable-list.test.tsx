import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { Modal } from '../overlay/modal';
import { SortableList } from './sortable-list';

interface Task {
  id: number;
  title: string;
}

const tasks: Task[] = ['Gloves', 'Lease', 'Chairs'].map((title, index) => ({ id: index, title }));

interface ListProps {
  sortable?: boolean;
  onMove?(item: Task, target: Task): Promise<boolean>;
}

const render = ({ title }: Task) => <a href={`#${title}`}>{title}</a>;

/** A list whose buttons remove an item. */
function Done({ sortable = true }: Pick<ListProps, 'sortable'>) {
  const [items, setItems] = useState(tasks);
  const remove = (id: number) => setItems((all) => all.filter((one) => one.id !== id));
  return (
    <main id="main" tabIndex={-1}>
      {items.length > 0 && (
        <SortableList
          label="Tasks"
          items={items}
          idOf={({ id }) => String(id)}
          nameOf={({ title }) => title}
          render={(task) => (
            <>
              {render(task)}
              <button type="button" onClick={() => remove(task.id)}>
                Finish {task.title}
              </button>
            </>
          )}
          sortable={sortable}
          onMove={async () => true}
        />
      )}
    </main>
  );
}

function List({ sortable = true, onMove = async () => true }: ListProps) {
  const [items, setItems] = useState(tasks);
  return (
    <>
      <SortableList
        label="Tasks"
        items={items}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        render={render}
        sortable={sortable}
        onMove={onMove}
      />
      <button type="button" onClick={() => setItems(tasks.toReversed())}>
        Reverse
      </button>
    </>
  );
}

/** Simulates rows of 40 pixels, since jsdom has no layout. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = this.closest('li');
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, index * 40, 300, 40);
  });
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Tasks' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
/** dnd-kit attaches its listeners a moment after an item is picked up. */
const delay = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

async function moveDown(name: string, times: number) {
  const user = userEvent.setup();
  act(() => handle(name).focus());
  await user.keyboard('[Space]');
  await delay();
  expect(screen.getByText(new RegExp(`^Picked up ${name}, position`))).toBeInTheDocument();
  for (let count = 0; count < times; count += 1) {
    await user.keyboard('[ArrowDown]');
    await delay();
  }
  return user;
}

beforeEach(layOut);
afterEach(() => jest.restoreAllMocks());

it('moves an item with the keyboard, announces it, and updates optimistically', async () => {
  const onMove = jest.fn(() => new Promise<boolean>(() => undefined));
  await renderUi(<List onMove={onMove} />);
  const user = await moveDown('Gloves', 2);
  expect(screen.getByText('Gloves, position 3 of 3.')).toBeInTheDocument();
  await user.keyboard('[Space]');
  await waitFor(() => expect(titles()).toEqual(['Lease', 'Chairs', 'Gloves']));
  expect(onMove).toHaveBeenCalledWith(tasks[0], tasks[2]);
  expect(screen.getByText('Gloves dropped at position 3 of 3.')).toBeInTheDocument();
});

it.each([true, false])(
  'moves the focus to the next item when one is removed, and to the page after the last one (sortable: %s)',
  async (sortable) => {
    await renderUi(<Done sortable={sortable} />);
    await delay();
    const finish = async (name: string) => {
      act(() => screen.getByRole('button', { name: `Finish ${name}` }).focus());
      await userEvent.keyboard('{Enter}');
    };
    await finish('Lease');
    expect(screen.getByRole('link', { name: 'Chairs' })).toHaveFocus();
    await finish('Chairs');
    expect(screen.getByRole('link', { name: 'Gloves' })).toHaveFocus();
    await finish('Gloves');
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

it('cancels a move on Escape, and closes the dialog around the list on the next Escape', async () => {
  const onClose = jest.fn();
  await renderUi(
    <Modal title="Order" onClose={onClose}>
      <List />
    </Modal>,
  );
  const user = await moveDown('Gloves', 1);
  await user.keyboard('{Escape}');
  await delay();
  expect(titles()).toEqual(['Gloves', 'Lease', 'Chairs']);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('rolls back a move that fails', async () => {
  await renderUi(<List onMove={async () => false} />);
  const user = await moveDown('Gloves', 1);
  await user.keyboard('[Space]');
  await delay();
  expect(titles()).toEqual(['Gloves', 'Lease', 'Chairs']);
});

it('announces the rollback of a failed move, by keyboard and by menu', async () => {
  let respond: (isMoved: boolean) => void = () => undefined;
  const onMove = () => new Promise<boolean>((resolve) => (respond = resolve));
  await renderUi(<List onMove={onMove} />);
  const user = await moveDown('Gloves', 1);
  await user.keyboard('[Space]');
  await delay();
  const status = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(status()).toBe('Gloves dropped at position 2 of 3.');
  await act(async () => respond(false));
  expect(status()).toBe('Gloves is back at position 1 of 3.');

  await user.click(handle('Chairs'));
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
  expect(status()).toBe('Chairs, position 2 of 3.');
  await act(async () => respond(false));
  expect(status()).toBe('Chairs is back at position 3 of 3.');
});

it('keeps the order after Escape', async () => {
  const onMove = jest.fn(async () => true);
  await renderUi(<List onMove={onMove} />);
  const user = await moveDown('Gloves', 1);
  await user.keyboard('[Escape]');
  await delay();
  expect(onMove).not.toHaveBeenCalled();
  expect(titles()).toEqual(['Gloves', 'Lease', 'Chairs']);
});

it('follows a new order of its items', async () => {
  await renderUi(<List />);
  const user = await moveDown('Gloves', 1);
  await user.keyboard('[Space]');
  await waitFor(() => expect(titles()).toEqual(['Lease', 'Gloves', 'Chairs']));
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  expect(titles()).toEqual(['Chairs', 'Lease', 'Gloves']);
});

it('translates the instructions for screen readers', async () => {
  await renderUi(<List />, { language: 'de' });
  expect(screen.getByRole('button', { name: 'Gloves verschieben' })).toHaveAccessibleDescription(
    /Leertaste/,
  );
});

it('has no handles if the order cannot be changed', async () => {
  await renderUi(<List sortable={false} />);
  expect(titles()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
});

it('moves an item by the menu of its handle, and announces it', async () => {
  const onMove = jest.fn(async () => true);
  await renderUi(<List onMove={onMove} />);
  const user = userEvent.setup();
  await user.click(handle('Gloves'));
  const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Move down', 'Move to bottom']);
  await user.click(screen.getByRole('menuitem', { name: 'Move to bottom' }));
  expect(titles()).toEqual(['Lease', 'Chairs', 'Gloves']);
  expect(onMove).toHaveBeenCalledWith(tasks[0], tasks[2]);
  expect(screen.getByText('Gloves, position 3 of 3.')).toBeInTheDocument();
  expect(handle('Gloves')).toHaveFocus();

  await user.click(handle('Chairs'));
  expect(offered()).toEqual(['Move up', 'Move down']);
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
  expect(titles()).toEqual(['Chairs', 'Lease', 'Gloves']);
});
