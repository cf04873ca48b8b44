import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Check from 'lucide-react/icons/check';
import type { Endpoint } from '@praxis/contract';
import { query } from '../../data/query';
import { RequestError } from '../../data/request-error';
import { useMutation } from '../../data/use-mutation';
import { useQuery } from '../../data/use-query';
import type { Notice } from '../../host';
import { createOpenClient } from '../../testing/query-client';
import { renderUi } from '../../testing/render-ui';
import { PartUnderTest } from '../../testing/store-under-test';
import { MenuItems } from '../components/menu-items';
import { actionButtons } from './action-buttons';
import { useRecordActions } from './use-record-actions';

interface Plan {
  id: string;
  version: number;
  actions: readonly 'publish'[];
}

const plan: Plan = { id: '1', version: 1, actions: ['publish'] };
const declare = (method: Endpoint['method'], rest: Partial<Endpoint>) =>
  ({ method, path: '/plans/:id', audience: 'public', ...rest }) as Endpoint;
const planQuery = query<Endpoint, { params: { id: string } }, Plan>({
  app: 'one-click',
  name: 'plan',
  endpoint: declare('GET', { reads: ['plan'] }),
});
const publishing = declare('POST', { changes: ['plan'] });

const { client, open } = createOpenClient();
const notices: Notice[] = [];

function Page() {
  const { data } = useQuery(planQuery, { params: { id: '1' } });
  const publish = useMutation(publishing);
  const actions = useRecordActions<Plan>({
    publish: {
      label: 'Publish',
      icon: Check,
      run: ({ id, version }) =>
        publish.runOrNotify({ params: { id }, version } as never, { success: 'Published.' }),
    },
  });
  if (!data) return null;
  return (
    <>
      {actionButtons(actions.offered(data))}
      <MenuItems items={actions.menu(data)} onChosen={jest.fn()} />
    </>
  );
}

const sent = (method: string) => open().filter(({ endpoint }) => endpoint.method === method);
const respond = (method: string, value: unknown) =>
  act(async () => sent(method).forEach((call) => call.respond(value)));
const button = () => screen.getByRole('button', { name: 'Publish' });
const entry = () => screen.getByRole('menuitem', { name: 'Publish' });

beforeEach(async () => {
  notices.length = 0;
  await renderUi(
    <PartUnderTest client={client} notify={(notice) => notices.push(notice)}>
      <Page />
    </PartUnderTest>,
  );
  await respond('GET', plan);
  await userEvent.click(button());
});

it('notifies of success immediately, and stays busy until the reloaded record is shown', async () => {
  await respond('POST', { id: '1', version: 2 });
  expect(notices.map(({ text }) => text)).toEqual(['Published.']);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(entry()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button());
  await userEvent.click(entry());
  expect(sent('POST')).toEqual([]);

  await respond('GET', { ...plan, version: 2 });
  expect(button()).not.toHaveAttribute('aria-busy');
  await userEvent.click(entry());
  expect(sent('POST').map(({ input }) => input.version)).toEqual([2]);
  await respond('POST', { id: '1', version: 3 });
});

it('is enabled again when the reload fails', async () => {
  await respond('POST', { id: '1', version: 2 });
  await act(async () =>
    sent('GET').forEach((call) => call.fail(new RequestError({ kind: 'offline', status: 0 }))),
  );
  expect(button()).not.toHaveAttribute('aria-busy');
});

it('is enabled again when the request fails', async () => {
  await act(async () =>
    sent('POST').forEach((call) => call.fail(new RequestError({ kind: 'offline', status: 0 }))),
  );
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(entry()).not.toHaveAttribute('aria-disabled', 'true');
});
