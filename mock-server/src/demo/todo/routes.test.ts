import type { Task } from '@praxis/contract/demo/todo';
import { startDemo, testNow, type TestDemo } from '../testing';

const list = async (demo: TestDemo, query = {}) =>
  (await demo.get<Task[]>('/apps/todo/tasks', query)).body;
const add = (demo: TestDemo, task: unknown) =>
  demo.post<{ task: Task }>('/apps/todo/add-tasks', { task });
const update = (demo: TestDemo, task: unknown) =>
  demo.post<{ task: Task }>('/apps/todo/update-task', { task });
const remove = (demo: TestDemo, taskId: number) =>
  demo.remove('/apps/todo/delete-task', { taskId });
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

test('has 25 tasks, and lists those that are not deleted, newest first', async () => {
  const demo = startDemo();
  const [tasks, deleted] = [await list(demo), await list(demo, { filter: 'deleted' })];
  expect(tasks.length + deleted.length).toBe(25);
  expect(deleted.length).toBeGreaterThan(0);
  expect(tasks.every(({ isDeleted }) => !isDeleted)).toBe(true);
  expect(ids(tasks)).toEqual(ids(tasks).toSorted((first, second) => second - first));
});

test.each([
  { q: '' },
  { filter: '' },
  { tag: '' },
  { sortBy: '' },
  { sortBy: 'size' },
  { other: '1' },
])('%j does not filter', async (query) => {
  const demo = startDemo();
  expect(await list(demo, query)).toEqual(await list(demo));
});

test('filters by flag; deleted tasks appear in no other view', async () => {
  const demo = startDemo();
  const [important, completed] = [
    await list(demo, { filter: 'important' }),
    await list(demo, { filter: 'completed' }),
  ];
  expect(important.length).toBeGreaterThan(0);
  expect(important.every(({ isImportant, isDeleted }) => isImportant && !isDeleted)).toBe(true);
  expect(completed.every(({ isCompleted, isDeleted }) => isCompleted && !isDeleted)).toBe(true);
  const deleted = await list(demo, { filter: 'deleted' });
  expect(deleted.some(({ isCompleted }) => isCompleted)).toBe(true);
  expect(deleted.every(({ isDeleted }) => isDeleted)).toBe(true);
});

test('filters by tag and searches titles, ignoring case, but never among deleted tasks', async () => {
  const demo = startDemo();
  const tagged = await list(demo, { tag: 'team' });
  expect(tagged.length).toBeGreaterThan(1);
  expect(tagged.every(({ tags }) => tags.includes('team'))).toBe(true);
  const found = await list(demo, { q: 'AUDIT' });
  expect(found.map(({ title }) => title)).toEqual(['Prepare the audit of consent forms']);
  expect(await list(demo, { q: 'brochures' })).toEqual([]);
  expect(await list(demo, { q: 'brochures', filter: 'deleted' })).toHaveLength(1);
});

test('sorts by title, assignee and due date', async () => {
  const demo = startDemo();
  const titles = (await list(demo, { sortBy: 'title-asc' })).map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((first, second) => first.localeCompare(second, 'en')));
  expect((await list(demo, { sortBy: 'title-desc' })).map(({ title }) => title)).toEqual(
    titles.toReversed(),
  );
  const due = (await list(demo, { sortBy: 'due-date' })).map(({ dueDate }) => dueDate);
  expect(due).toEqual(due.toSorted());
  const people = (await list(demo, { sortBy: 'assignee' })).map(
    ({ assignee }) => assignee?.fullName,
  );
  const named = people.filter((name) => name !== undefined);
  expect(named).toEqual(named.toSorted((first, second) => first.localeCompare(second, 'en')));
  expect(people.slice(named.length)).toEqual([undefined]);
});

test('assigns the last id + 1 to a new task, and fills in defaults', async () => {
  const demo = startDemo();
  const { status, body } = await add(demo, { title: ' Water the plants ', id: 3, hidden: true });
  expect(status).toBe(201);
  expect(body).toEqual({
    task: {
      id: 26,
      title: 'Water the plants',
      dueDate: new Date(testNow).toISOString(),
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    },
  });
  expect((await list(demo))[0]).toEqual(body.task);
});

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00.000Z'],
  [['2026-03-01T08:00:00.000Z'], '2026-03-01T08:00:00.000Z'],
  [testNow, new Date(testNow).toISOString()],
])('accepts %j as a due date', async (dueDate, kept) => {
  const { body } = await add(startDemo(), { title: 'Call back', dueDate });
  expect(body.task.dueDate).toBe(kept);
});

test.each([
  undefined,
  {},
  { title: '' },
  { title: '  ' },
  { title: 5 },
  { title: 'A', dueDate: 'soon' },
  { title: 'A', dueDate: [] },
  { title: 'A', tags: 'team' },
  { title: 'A', isImportant: 'yes' },
])('rejects adding %j', async (task) => {
  expect((await add(startDemo(), task)).status).toBe(400);
});

test('updates only the given fields', async () => {
  const demo = startDemo();
  const [task] = await list(demo);
  const changes = { isCompleted: true, tags: ['low'], assignee: null };
  const { status, body } = await update(demo, { id: String(task?.id), ...changes, extra: 1 });
  expect(status).toBe(200);
  expect(body).toEqual({ task: { ...task, ...changes } });
  expect((await list(demo))[0]).toEqual(body.task);
  expect((await update(demo, { id: task?.id, title: '' })).status).toBe(400);
});

test('deleting marks the task, and can be undone', async () => {
  const demo = startDemo();
  const [task] = await list(demo);
  const id = task?.id ?? 0;
  expect((await remove(demo, id)).status).toBe(200);
  expect(ids(await list(demo))).not.toContain(id);
  expect(await list(demo, { filter: 'deleted' })).toContainEqual({ ...task, isDeleted: true });
  await update(demo, { id, isDeleted: false });
  expect((await list(demo))[0]).toEqual(task);
});

const move = (demo: TestDemo, taskId: unknown, toTaskId: unknown) =>
  demo.post('/apps/todo/move-task', { taskId, toTaskId });

test.each([
  ['down', 1, 4],
  ['up', 4, 1],
  ['to the end', 0, -1],
  ['nowhere', 2, 2],
])('moves a task %s to the position of another, and persists it', async (_, from, to) => {
  const demo = startDemo();
  const before = await list(demo);
  const [task, target] = [before.at(from), before.at(to)];
  expect((await move(demo, task?.id, String(target?.id))).status).toBeLessThan(300);
  const expected = before.toSpliced(from, 1);
  expected.splice(before.indexOf(target as Task), 0, task as Task);
  expect(await list(demo)).toEqual(expected);
  const { body } = await add(demo, { title: 'Newer' });
  expect(ids(await list(demo))).toEqual([body.task.id, ...ids(expected)]);
});

test('moves a task next to its neighbor in a filtered list, and keeps sorted lists unchanged', async () => {
  const demo = startDemo();
  const [before, byTitle] = [
    await list(demo, { tag: 'team' }),
    await list(demo, { sortBy: 'title-asc' }),
  ];
  await move(demo, before[0]?.id, before[2]?.id);
  expect(ids(await list(demo, { tag: 'team' })).slice(0, 3)).toEqual(
    [1, 2, 0].map((index) => before[index]?.id),
  );
  expect(await list(demo, { sortBy: 'title-asc' })).toEqual(byTitle);
});

test.each([
  [404, 999, 1],
  [404, 1, 999],
  [400, 'first', 1],
  [400, 1, undefined],
])('responds %i to moving %j to %j', async (status, taskId, toTaskId) => {
  expect((await move(startDemo(), taskId, toTaskId)).status).toBe(status);
});
