import { screen, waitFor, within } from '@testing-library/react';
import { archivePlan, getPlan, updatePlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { termsSoFar, valuesOf } from './editor/plan-values';
import { field, openMostSold, type, type View } from '../../testing/plan-pages';

const meanwhile = 'This has just changed';

const planNow = async ({ api }: View, { id }: DoctorPlan) =>
  (await api('doctor')).call(getPlan, { params: { id } });

/** Somebody else changes the plan meanwhile. */
async function changeMeanwhile({ api }: View, plan: DoctorPlan, changes: Partial<PlanBody>) {
  const { id, version, current } = plan;
  const terms: PlanBody = termsSoFar(valuesOf(current), current.price.currency);
  const body = { ...terms, ...changes };
  return (await api('doctor')).call(updatePlan, { params: { id }, version, body });
}
type PlanBody = ReturnType<typeof termsSoFar>;

it('shows what somebody else changed, keeps what was typed, and saves it with the rest', async () => {
  const { plan, ...view } = await openMostSold();
  await type(view, 'Name', 'My name for it');
  await changeMeanwhile(view, plan, { name: 'Their name for it', trialDays: 30 });
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This has just changed');
  const title = await screen.findByText(meanwhile);
  const changes = title.closest('[role="status"]');
  expect(changes).toHaveTextContent(`Name: ${plan.current.name} → Their name for it`);
  expect(changes).toHaveTextContent('Free trial: 0 days → 30 days');
  expect(field('Name')).toHaveValue('My name for it');
  expect(field('Free trial')).toHaveValue('30');

  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('My name for it saved');
  expect(screen.queryByText(meanwhile)).not.toBeInTheDocument();
  expect((await planNow(view, plan)).current).toMatchObject({
    name: 'My name for it',
    trialDays: 30,
  });
});

it('follows what somebody else changed while nothing is typed', async () => {
  const { plan, ...view } = await openMostSold();
  await changeMeanwhile(view, plan, { name: 'Their name for it' });
  await view.refresh();
  expect(field('Name')).toHaveValue('Their name for it');
  expect(screen.queryByText(meanwhile)).not.toBeInTheDocument();
});

it('takes what somebody else changed in the place of what was typed, on Cancel', async () => {
  const { plan, ...view } = await openMostSold();
  await type(view, 'Name', 'My name for it');
  await changeMeanwhile(view, plan, { name: 'Their name for it' });
  await view.refresh();
  await screen.findByText(meanwhile);
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field('Name')).toHaveValue('Their name for it');
  expect(screen.queryByText(meanwhile)).not.toBeInTheDocument();
});

it('keeps what is typed onto a plan that was archived meanwhile, until it is on sale again', async () => {
  const { plan, ...view } = await openMostSold();
  const { id, version } = plan;
  await type(view, 'Name', 'Another name');
  await (await view.api('doctor')).call(archivePlan, { params: { id }, version });
  await view.refresh();
  await screen.findByText('This plan is archived. Republish to edit.');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('changed in the meantime');
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByText(`${plan.current.name} is on sale`);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible());
  expect(field('Name')).toHaveValue('Another name');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another name saved')).toBeInTheDocument();
});
