import { act, screen, waitFor, within } from '@testing-library/react';
import { addTask, deleteTask, listTasks, moveTask, updateTask } from '@praxis/contract/demo/todo';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (search = '', options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: `/apps/todo${search}`, ...options });

const list = () => screen.getByRole('list', { name: 'To-do' });
const rows = () => within(list()).getAllByRole('listitem');
const titles = () =>
  within(list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const row = (title: string) => screen.getByRole('link', { name: title }).closest('li')!;
const view = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'Filters' })).getByRole('link', { name });

const holidays = 'Agree on the holiday schedule';
const audit = 'Prepare the audit of consent forms';

it('lists the tasks, newest first, and marks overdue ones', async () => {
  const { sent } = await open();
  expect(titles()[0]).toBe(holidays);
  expect(titles()).not.toContain('Throw out old brochures');
  expect(sent.filter(({ line }) => line === 'GET /apps/todo/tasks')).toHaveLength(1);
  expect(row('Clear the shared inbox')).toHaveTextContent('Today');
  expect(row('Order the new waiting room chairs')).toHaveTextContent('Tomorrow');
  expect(row('Answer the complaint about parking')).not.toHaveTextContent('Overdue');
});

it('marks only an open task as overdue', async () => {
  const { user } = await open();
  const title = 'Answer the complaint about parking';
  await user.click(screen.getByRole('checkbox', { name: `Complete: ${title}` }));
  await waitFor(() => expect(row(title)).toHaveTextContent('Overdue: Yesterday'));
});

it("filters by the address's filter or tag, with the number of open tasks of each", async () => {
  const { user, router } = await open();
  expect(view(/Important/)).toHaveTextContent(/\d/);
  await user.click(view(/Important/));
  await waitFor(() => expect(titles()).toContain(audit));
  expect(titles()).not.toContain(holidays);
  expect(router.state.location.search).toBe('?filter=important');
  await user.click(view(/Medium/));
  await waitFor(() => expect(titles()).toContain(holidays));
  expect(router.state.location.search).toBe('?tag=medium');
  expect(view(/Medium/)).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['Title A–Z', 'title-asc', 'Agree on the holiday schedule'],
  ['Title Z–A', 'title-desc', 'Write the vacation notice'],
  ['Assignee', 'assignee', 'Check first aid boxes'],
  ['Due date', 'due-date', 'Check the stock of gloves'],
])('sorts by %s, without drag and drop', async (name, sort, first) => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Sort: Latest' }));
  await user.click(await screen.findByRole('menuitemradio', { name }));
  await waitFor(() => expect(titles()[0]).toBe(first));
  expect(router.state.location.search).toBe(`?sort=${sort}`);
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
});

it('searches the titles, and keeps the words out of the address', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'audit');
  await waitFor(() => expect(titles()).toEqual([audit]));
  expect(await screen.findByText('1 result')).toHaveAttribute('role', 'status');
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('No results for “auditxyz”')).toBeInTheDocument();
  expect(router.state.location.search).toMatch(/^\?search=[0-9a-v]{8}$/);
  expect(JSON.stringify(router.state.location)).not.toContain('audit');
});

it('completes a task immediately, and rolls back when the request fails', async () => {
  const { user, failNext, hold, host } = await open();
  const box = () => screen.getByRole('checkbox', { name: `Complete: ${holidays}` });
  const release = hold(updateTask);
  await user.click(box());
  expect(box()).toBeChecked();
  await act(async () => void release());
  await waitFor(() => expect(box()).toBeChecked());
  failNext(updateTask, 'offline');
  await user.click(box());
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(box()).toBeChecked();
  expect(host.notices[0]?.text).toMatch(`Couldn’t save the change to “${holidays}”. No connection`);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(box()).not.toBeChecked());
});

it('removes a task from the filter that it no longer matches', async () => {
  const { user } = await open('?filter=important');
  const star = screen.getByRole('button', { name: `Important: ${audit}` });
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await user.click(star);
  expect(screen.queryByRole('link', { name: audit })).not.toBeInTheDocument();
});

it('deletes a task, undoes it, and restores it from the deleted tasks', async () => {
  const { user } = await open();
  const remove = () => user.click(screen.getByRole('button', { name: `Delete: ${holidays}` }));
  await remove();
  expect(screen.queryByRole('link', { name: holidays })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: holidays })).toBeInTheDocument();
  await remove();
  await user.click(view('Deleted'));
  await waitFor(() => expect(titles()).toContain(holidays));
  await user.click(within(row(holidays)).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(titles()).not.toContain(holidays));
  await user.click(view(/My tasks/));
  await waitFor(() => expect(titles()[0]).toBe(holidays));
});

it('keeps a task when deleting it fails', async () => {
  const { user, failNext, host } = await open();
  failNext(deleteTask, 'offline');
  await user.click(screen.getByRole('button', { name: `Delete: ${holidays}` }));
  await waitFor(() => expect(host.notices[0]?.kind).toBe('error'));
  expect(screen.getByRole('link', { name: holidays })).toBeInTheDocument();
});

it('adds a task as the first one', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('link', { name: 'Add task' }));
  const drawer = await screen.findByRole('dialog', { name: 'New task' });
  expect(router.state.location.pathname).toBe('/apps/todo/new');
  await user.type(within(drawer).getByRole('textbox', { name: 'Title' }), 'Water the plants');
  await user.click(within(drawer).getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(titles()[0]).toBe('Water the plants'));
  expect(router.state.location.pathname).toBe('/apps/todo');
});

it('requires a title, and keeps the input when the request fails', async () => {
  const { user, failNext } = await open('/new');
  const drawer = await screen.findByRole('dialog', { name: 'New task' });
  const submit = () => user.click(within(drawer).getByRole('button', { name: 'Add task' }));
  await submit();
  expect(await within(drawer).findAllByText(/Enter a title/)).not.toHaveLength(0);
  await user.type(within(drawer).getByRole('textbox', { name: 'Title' }), 'Water');
  failNext(addTask, 'offline');
  await submit();
  expect(await within(drawer).findByText(/No connection/)).toBeInTheDocument();
  expect(within(drawer).getByRole('textbox', { name: 'Title' })).toHaveValue('Water');
});

it('edits a task in its drawer, over the unchanged list', async () => {
  const { user, router, sent } = await open('?sort=title-asc');
  await user.click(screen.getByRole('link', { name: audit }));
  const drawer = await screen.findByRole('dialog', { name: 'Task' });
  expect(router.state.location).toMatchObject({ search: '?sort=title-asc' });
  const title = within(drawer).getByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue(audit);
  await user.clear(title);
  await user.type(title, 'Audit the forms');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(titles()).toContain('Audit the forms'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The unchanged due date is not sent, so its time is kept.
  const update = sent.find(({ line }) => line === 'POST /apps/todo/update-task');
  expect(update?.body).toMatchObject({ task: { title: 'Audit the forms' } });
  expect(update?.body).not.toHaveProperty('task.dueDate');
});

it('completes and deletes a task in its drawer', async () => {
  const { user } = await open('/25');
  const drawer = await screen.findByRole('dialog', { name: 'Task' });
  await user.click(within(drawer).getByRole('button', { name: 'Mark as complete' }));
  expect(await within(drawer).findByRole('button', { name: 'Mark as open' })).toBeInTheDocument();
  // Deleting the task discards unsaved changes without asking.
  await user.type(within(drawer).getByLabelText('Title'), '!');
  await user.click(within(drawer).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: holidays })).not.toBeInTheDocument();
});

it('keeps the input of a task that another tab deletes', async () => {
  const { user, api, refresh } = await open('/25');
  const title = await screen.findByLabelText('Title');
  await user.type(title, '!');
  const admin = await api('admin');
  await admin.call(deleteTask, { query: { taskId: 25 } });
  await refresh();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue(`${holidays}!`);
});

it('opens a deleted task by its address, to restore it', async () => {
  const { user } = await open('/19');
  const drawer = await screen.findByRole('dialog', { name: 'Task' });
  await user.click(await within(drawer).findByRole('button', { name: 'Restore' }));
  expect(await within(drawer).findByRole('button', { name: 'Delete' })).toBeInTheDocument();
});

it('shows an empty state for a missing task, with a way back', async () => {
  const { user } = await open('/999');
  expect(await screen.findByText('Task not found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to tasks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('reports why the tasks failed to load, and retries', async () => {
  const { user } = await open('', { prepare: ({ failNext }) => failNext(listTasks, 'offline') });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
});

it('runs nothing of a hostile title or description', async () => {
  const hostile = '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>';
  await open('', {
    prepare: async ({ api }) => {
      const client = await api('admin');
      await client.call(addTask, {
        body: { task: { title: hostile, description: `<b>Bold</b> ${hostile}` } },
      });
    },
  });
  expect(titles()[0]).toBe(hostile);
  expect(within(rows()[0]!).getByText('Bold')).toBeInTheDocument();
  expect(rows()[0]!.querySelector('script, [onerror]')).toBeNull();
  expect(window).not.toHaveProperty('hacked');
});

describe('the custom order', () => {
  /** Mocks rows of 40 pixels: jsdom has no layout. */
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const item = this.closest('li');
      const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0;
      return new DOMRect(0, index * 40, 300, 40);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

  async function moveDown({ user }: Awaited<ReturnType<typeof open>>, title: string) {
    act(() => screen.getByRole('button', { name: `Move ${title}` }).focus());
    for (const key of ['[Space]', '[ArrowDown]', '[Space]']) {
      await user.keyboard(key);
      await moment();
    }
  }

  it('persists when a task is moved', async () => {
    const view = await open();
    const [first, second] = titles();
    await moveDown(view, first!);
    await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]));
    const tasks = await (await view.api('admin')).call(listTasks, {});
    expect(tasks.slice(0, 2).map(({ title }) => title)).toEqual([second, first]);
  });

  it('rolls back with an error notice when the request fails', async () => {
    const view = await open();
    const before = titles();
    view.failNext(moveTask, 'offline');
    await moveDown(view, before[0]!);
    await waitFor(() => expect(view.host.notices[0]?.kind).toBe('error'));
    expect(titles()).toEqual(before);
  });
});
