import { screen } from '@testing-library/react';
import { getPost, updatePost } from '@praxis/contract/demo/blog-posts';
import { listCalendarEvents, updateCalendarEvent } from '@praxis/contract/demo/calendar';
import { getChatsAndContacts, updateChatProfile } from '@praxis/contract/demo/chat';
import { getDemoInvoice, updateDemoInvoice } from '@praxis/contract/demo/invoices';
import { listTasks, updateTask } from '@praxis/contract/demo/todo';
import { getUserProfile, updateManagedUser } from '@praxis/contract/demo/user-profiles';
import type { RenderRemoteOptions } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { toInvoiceInput, valuesOf } from './features/invoices/editor/invoice-values';
import { withNewestInvoice } from './testing/newest-invoice';
import { otherTab, open, press } from './testing/two-tabs';

type Client = Awaited<ReturnType<typeof otherTab>>;

interface Row {
  path: string;
  prepare?: RenderRemoteOptions['prepare'];
  /** Button that opens the form. */
  openButton?: string;
  /** Text that is appended to the field. */
  type: [field: RegExp, text: string];
  /** Change that another tab makes in the meantime. */
  change(client: Client): Promise<unknown>;
  /** Notes of the form about the changes. */
  notes: RegExp[];
  /** Loads the record after both changes. */
  load(client: Client): Promise<unknown>;
  expected: object;
}

const all = { 'calendars[]': ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] };

const rows: Record<string, Row> = {
  'an event': {
    path: '/apps/calendar/3/edit',
    type: [/^Description/, 'Bring the card'],
    change: (client) =>
      client.call(updateCalendarEvent, {
        body: {
          event: {
            id: 3,
            start: '2026-01-08T15:00:00.000Z',
            end: '2026-01-08T16:30:00.000Z',
            extendedProps: { calendar: 'Family' },
          },
        },
      }),
    notes: [/^Starts: Jan 7, 2026 → Jan 8, 2026$/, /^Calendar: Personal → Family$/],
    load: async (client) =>
      (await client.call(listCalendarEvents, { query: all })).find(({ id }) => id === 3),
    expected: {
      start: '2026-01-08T15:00:00.000Z',
      extendedProps: { calendar: 'Family', description: 'Bring the card' },
    },
  },
  'a task': {
    path: '/apps/todo/25',
    type: [/^Title/, ' today'],
    change: (client) =>
      client.call(updateTask, {
        body: { task: { id: 25, dueDate: '2026-02-03', description: '<p>For <b>all</b></p>' } },
      }),
    notes: [/^Due date: .* → Feb 3, 2026$/, /^Description: .* → For all$/],
    load: async (client) => (await client.call(listTasks, {})).find(({ id }) => id === 25),
    expected: { dueDate: '2026-02-03', title: 'Agree on the holiday schedule today' },
  },
  'a user': {
    path: '/apps/user/edit/4',
    type: [/^Full name/, ' Jr.'],
    change: async (client) => {
      const { information } = await client.call(getUserProfile, { query: { id: 4 } });
      await client.call(updateManagedUser, {
        body: { id: 4, user: { country: 'Brazil' }, information: { ...information, city: 'Faro' } },
      });
    },
    notes: [/^Country: .* → Brazil$/, /^City: .* → Faro$/],
    load: (client) => client.call(getUserProfile, { query: { id: 4 } }),
    expected: {
      user: expect.objectContaining({
        fullName: expect.stringMatching(/ Jr\.$/),
        country: 'Brazil',
      }),
      information: expect.objectContaining({ city: 'Faro' }),
    },
  },
  'a post': {
    path: '/pages/blog/edit/1',
    type: [/^Title/, ' today'],
    change: async (client) => {
      const { post } = await client.call(getPost, { query: { post: '1' } });
      const { title, slug, tags, img } = post;
      const content = `<p>${'Rewritten from its first word on. '.repeat(9)}</p>`;
      await client.call(updatePost, {
        body: {
          id: 1,
          post: { title, slug, tags, img, content, status: 'Pending', excerpt: 'In short' },
        },
      });
    },
    notes: [/^Status: Published → Pending$/, /^Excerpt$/, /^Content$/],
    load: async (client) => (await client.call(getPost, { query: { post: '1' } })).post,
    expected: {
      title: expect.stringMatching(/ today$/),
      status: 'Pending',
      content: expect.stringContaining('Rewritten'),
    },
  },
  'the profile in the chat': {
    path: '/apps/chat',
    openButton: 'Your profile',
    type: [/^About/, ' Back at two.'],
    change: (client) => client.call(updateChatProfile, { body: { profile: { status: 'busy' } } }),
    notes: [/^Status: \w+ → Busy$/],
    load: async (client) => (await client.call(getChatsAndContacts, {})).profileUser,
    expected: { status: 'busy', about: expect.stringMatching(/ Back at two\.$/) },
  },
  'an invoice': {
    path: '/apps/invoice/edit/5050',
    prepare: withNewestInvoice({ invoiceStatus: 'Sent', total: 1000, balance: 1000 }),
    type: [/^Note/, ' Thank you.'],
    change: async (client) => {
      const { invoice } = await client.call(getDemoInvoice, { params: { id: 5050 } });
      const changed = toInvoiceInput({
        ...valuesOf(invoice, 'UTC'),
        dueDate: '2027-03-05',
        items: [{ key: 1, title: 'Audit', quantity: 2, unit: 'hour', cost: 90 }],
      });
      await client.call(updateDemoInvoice, { body: { invoice: { id: 5050, ...changed } } });
    },
    notes: [/^Due date: .* → Mar 5, 2027$/, /^Items: .* → Audit \(2 × \$90\.00\)$/],
    load: async (client) => (await client.call(getDemoInvoice, { params: { id: 5050 } })).invoice,
    expected: {
      items: [expect.objectContaining({ title: 'Audit' })],
      note: expect.stringMatching(/ ?Thank you\.$/),
    },
  },
  'the lines of an invoice': {
    path: '/apps/invoice/edit/5050',
    prepare: withNewestInvoice({ invoiceStatus: 'Sent', total: 1000, balance: 1000 }),
    type: [/^Item$/, ' on site'],
    change: async (client) => {
      const { invoice } = await client.call(getDemoInvoice, { params: { id: 5050 } });
      const values = valuesOf(invoice, 'UTC');
      const items = [
        { ...values.items[0]!, cost: 1100 },
        { key: 2, title: 'Audit', quantity: 2, unit: 'hour' as const, cost: 90 },
      ];
      const changed = toInvoiceInput({ ...values, items });
      await client.call(updateDemoInvoice, { body: { invoice: { id: 5050, ...changed } } });
    },
    notes: [/^Items: .* → .*\(1 × \$1,100\.00\); Audit \(2 × \$90\.00\)$/],
    load: async (client) => (await client.call(getDemoInvoice, { params: { id: 5050 } })).invoice,
    expected: {
      items: [
        expect.objectContaining({ title: expect.stringMatching(/ on site$/), cost: 1100 }),
        expect.objectContaining({ title: 'Audit', cost: 90 }),
      ],
    },
  },
};

describe('merges changes of another tab into an open form and keeps the typed input:', () => {
  it.each(Object.entries(rows))('%s', async (_name, row) => {
    const view = await open(row.path, row.prepare && { prepare: row.prepare });
    if (row.openButton) await press(view, row.openButton);
    const [name, text] = row.type;
    const field = await screen.findByLabelText(name);
    await view.user.click(field);
    await view.user.paste(text);
    const other = await otherTab(view);
    await row.change(other);
    await view.refresh();
    expect(noteTexts()).toEqual(expect.arrayContaining(row.notes.map(matching)));
    await press(view, 'Save');
    await settle(view);
    expect(await row.load(other)).toMatchObject(row.expected);
  });
});

const noteTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const matching = (text: RegExp): unknown => expect.stringMatching(text);
