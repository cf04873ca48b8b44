import { screen, waitFor, within } from '@testing-library/react';
import { getBackground } from '@praxis/contract/endpoints/doctor-profile';
import {
  changePlan,
  listPatientSubscriptions,
} from '@praxis/contract/endpoints/patient-subscriptions';
import {
  archivePlan,
  createPlan,
  deletePlan,
  listPlans,
  publishPlan,
  updatePlan,
} from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { PlanStatus } from '@praxis/contract/entities/plan';
import {
  reloadedQueries,
  renderRemote,
  type RemoteBackEnd,
  type RenderRemoteOptions,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/doctor/plans', ...options });
type View = Awaited<ReturnType<typeof open>>;

const draft = {
  name: 'Winter check',
  description: '',
  benefits: ['One long appointment'],
  price: { amountMinor: 9000, currency: 'USD' },
  intervalMonths: 3,
  joiningFee: { amountMinor: 0, currency: 'USD' },
  trialDays: 0,
  visitAllowance: 1,
  capacity: null,
  autoRenew: true,
} as const;

/** Adds a draft to the plans of the sample data. */
async function prepare({ api }: Pick<RemoteBackEnd, 'api'>) {
  const body = { ...draft, benefits: [...draft.benefits] };
  await (await api('doctor')).call(createPlan, { body });
}

async function plansOf({ api }: View, status: PlanStatus): Promise<DoctorPlan[]> {
  const { items } = await (await api('doctor')).call(listPlans, { query: { status } });
  return items;
}

async function choose({ user }: View, name: string, act: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

const dialogOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

it('shows how many of a plan’s subscribers wait for a decision', async () => {
  const view = await open({ path: '/doctor/plans?tab=active' });
  const plan = (await plansOf(view, 'active')).find(({ applicants }) => applicants > 0)!;
  const { subscribers, applicants, current } = plan;
  const row = await screen.findByRole('row', { name: new RegExp(`^${current.name}`) });
  expect(row).toHaveTextContent(
    new RegExp(`${subscribers}( of ${current.capacity})?${applicants} of them pending`),
  );
  await view.user.click(screen.getByRole('link', { name: current.name }));
  await screen.findByRole('heading', { level: 1, name: current.name });
  expect(screen.getByText(`${applicants} of them pending`)).toBeInTheDocument();
});

it('shows that a place is reserved for a patient who changes to the plan', async () => {
  const view = await open({
    path: '/doctor/plans?tab=active',
    async prepare({ api }) {
      const patient = await api('patient');
      const { items } = await patient.call(listPatientSubscriptions, { query: {} });
      const { id, version, plan } = items[0]!;
      const { items: plans } = await (await api('doctor')).call(listPlans, { query: {} });
      const cheaper = plans.find(
        ({ status, current }) =>
          status === 'active' && current.price.amountMinor < plan.price.amountMinor,
      )!;
      const body = { planVersionId: cheaper.current.id };
      await patient.call(changePlan, { params: { id }, version, body });
    },
  });
  const plan = (await plansOf(view, 'active')).find(({ arriving }) => arriving > 0)!;
  const row = await screen.findByRole('row', { name: new RegExp(`^${plan.current.name}`) });
  expect(row).toHaveTextContent('+1 from a plan change');
});

const verifyAs = (backEnd: RemoteBackEnd, status: string) =>
  backEnd.rewriteAll((response, { path }) =>
    path === getBackground.path
      ? {
          ...response,
          body: response.body.replace('"verification":"verified"', `"verification":"${status}"`),
        }
      : response,
  );

it.each([
  ['verified', 'Patients can see it on your public page and subscribe right away.'],
  ['unverified', 'Patients can see it and subscribe once your license is verified.'],
  ['pending', 'Patients can see it and subscribe once your license is verified.'],
  ['suspended', 'Patients can’t see it or subscribe while your profile is suspended.'],
])(
  'states whether patients can find a published plan if its doctor is %s',
  async (status, text) => {
    const view = await open({
      async prepare(backEnd) {
        await prepare(backEnd);
        verifyAs(backEnd, status);
      },
    });
    await choose(view, 'Winter check', 'Publish');
    const dialog = await dialogOf('Publish Winter check');
    expect(await dialog.findByText(text)).toBeInTheDocument();
  },
);

it.each([
  ['verified', /on your public page. It’s full: they can subscribe once there’s room/],
  ['pending', /once your license is verified. It’s full: they can subscribe once there’s room/],
])('states before publishing that the plan is full if the doctor is %s', async (status, text) => {
  const full = async (backEnd: RemoteBackEnd) => {
    const doctor = await backEnd.api('doctor');
    const { items } = await doctor.call(listPlans, { query: { status: 'active' } });
    const { id, version, current, subscribers } = items.find((one) => one.subscribers > 0)!;
    const { description, benefits, price, intervalMonths } = current;
    const { joiningFee, trialDays, visitAllowance, autoRenew } = current;
    const terms = { joiningFee, trialDays, visitAllowance, autoRenew, capacity: subscribers };
    const body = { name: 'Full', description, benefits, price, intervalMonths, ...terms };
    const changed = await doctor.call(updatePlan, { params: { id }, version, body });
    await doctor.call(archivePlan, { params: { id }, version: changed.version });
    verifyAs(backEnd, status);
  };
  const view = await open({ path: '/doctor/plans?tab=archived', prepare: full });
  await choose(view, 'Full', 'Publish');
  const dialog = await dialogOf('Publish Full');
  expect(await dialog.findByText(text)).toBeVisible();
});

it('publishes a draft that it shows as patients will see it, and reports refusals', async () => {
  const view = await open({ prepare });
  await choose(view, 'Winter check', 'Publish');
  const dialog = await dialogOf('Publish Winter check');
  expect(dialog.getByText('$90.00')).toBeInTheDocument();
  expect(dialog.getByText('One long appointment')).toBeInTheDocument();

  view.failNext(publishPlan, 'price_range');
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The price is out of range');
  view.failNext(publishPlan, 'offline');
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('No connection'));
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));

  await screen.findByText('Winter check is on sale');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const onSale = await plansOf(view, 'active');
  expect(onSale.map(({ current }) => current.name)).toContain('Winter check');
});

it('archives a plan, states how many subscribers stay, and undoes it', async () => {
  const view = await open();
  const plan = (await plansOf(view, 'active')).find(({ applicants }) => applicants > 0)!;
  const { name } = plan.current;
  await choose(view, name, 'Archive');
  const dialog = await dialogOf(`Archive ${name}`);
  expect(
    dialog.getByText(
      `${plan.subscribers - plan.applicants} subscribers remain subscribed and billed.`,
    ),
  ).toBeInTheDocument();

  view.failNext(archivePlan, 'transition_not_allowed');
  await view.user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('changed in the meantime');
  await view.user.click(dialog.getByRole('button', { name: 'Archive' }));
  await screen.findByText(`${name} is archived`);
  expect((await plansOf(view, 'archived')).map(({ id }) => id)).toContain(plan.id);

  view.failNext(publishPlan, { status: 503 });
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText((said) => said.startsWith(`Couldn’t undo the change to “${name}”. `));
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(`${name} is on sale`);
  expect((await plansOf(view, 'active')).map(({ id }) => id)).toContain(plan.id);
});

it('deletes a draft and undoes it', async () => {
  const view = await open({ prepare, path: '/doctor/plans?tab=draft' });
  await choose(view, 'Winter check', 'Delete draft');
  const dialog = await dialogOf('Delete the draft Winter check');
  view.failNext(deletePlan, 'plan_in_use');
  await view.user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Archive it instead');
  await view.user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  await screen.findByText('The draft Winter check is deleted');
  await screen.findByText('No drafts');

  view.failNext(createPlan, { status: 503 });
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/^Couldn’t undo the change to “Winter check”\. /);
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Winter check' })).toBeInTheDocument();
  const [again] = await plansOf(view, 'draft');
  expect(again?.current).toMatchObject(draft);
});

it('does not reload a plan that is deleted in its dialog or on its page', async () => {
  const view = await open({ prepare, path: '/doctor/plans?tab=draft' });
  await view.user.click(await screen.findByRole('link', { name: 'Winter check' }));
  await view.user.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const dialog = await dialogOf('Delete the draft Winter check');
  await view.user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  await screen.findByText('The draft Winter check is deleted');
  await screen.findByRole('table', { name: 'Plans' });
  const lines = view.sent.map(({ line }) => line);
  const deleted = lines.findIndex((line) => line.startsWith('DELETE '));
  expect(lines.slice(deleted + 1)).not.toContainEqual(
    expect.stringMatching(/^GET \/api\/v1\/doctor\/plans\/./),
  );
});

it('deletes a published plan that nobody ever subscribed to', async () => {
  const view = await open({
    async prepare(backEnd) {
      await prepare(backEnd);
      const doctor = await backEnd.api('doctor');
      const { items } = await doctor.call(listPlans, { query: { status: 'draft' } });
      const { id, version } = items[0] as DoctorPlan;
      await doctor.call(publishPlan, { params: { id }, version });
    },
  });
  await choose(view, 'Winter check', 'Delete plan');
  const dialog = await dialogOf('Delete Winter check?');
  expect(dialog.getByText('No one has ever subscribed to it.')).toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'Delete plan' }));
  await screen.findByText('Winter check is deleted');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Winter check' })).not.toBeInTheDocument(),
  );
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Winter check' })).toBeInTheDocument();
  expect(await plansOf(view, 'draft')).toHaveLength(1);
});

it('reloads only plans after one was archived', async () => {
  const view = await open();
  const [plan] = (await plansOf(view, 'active')) as [DoctorPlan];
  const { name } = plan.current;
  await choose(view, name, 'Archive');
  const button = (await dialogOf(`Archive ${name}`)).getByRole('button', { name: 'Archive' });
  expect(await reloadedQueries(view, () => view.user.click(button))).toEqual([
    '/api/v1/doctor/plans',
    '/api/v1/doctor/plans/:id',
  ]);
});

it('publishes what was changed elsewhere once it has been shown', async () => {
  const view = await open({ prepare });
  await choose(view, 'Winter check', 'Publish');
  const dialog = await dialogOf('Publish Winter check');
  const [plan] = (await plansOf(view, 'draft')) as [DoctorPlan];
  const price = { amountMinor: 9500, currency: 'USD' };
  await (
    await view.api('doctor')
  ).call(updatePlan, {
    params: { id: plan.id },
    version: plan.version,
    body: { ...draft, benefits: [...draft.benefits], price },
  });
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('has just changed');
  await dialog.findByText('$95.00');
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Winter check is on sale')).toBeInTheDocument();
});

it('offers the actions of a plan’s status, and a button to create the first plan', async () => {
  const view = await open({ path: '/doctor/plans?tab=archived' });
  const [plan] = await plansOf(view, 'archived');
  const { name } = plan?.current ?? draft;
  await view.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View',
    'Duplicate',
    'Publish',
  ]);
  await view.user.keyboard('{Escape}');
  await view.user.click(screen.getByRole('link', { name: /^Drafts/ }));
  await screen.findByText('No drafts');
  const [, inEmptyState] = screen.getAllByRole('link', { name: 'New plan' });
  expect(inEmptyState).toHaveAttribute('href', '/doctor/plans/new');
});
