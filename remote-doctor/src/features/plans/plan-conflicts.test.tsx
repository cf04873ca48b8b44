import { screen, waitFor, within } from '@testing-library/react';
import { archivePlan, getPlan, updatePlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { draftTerms, valuesOf } from './editor/plan-values';
import { field, openMostPopular, type, type View } from '../../testing/plan-pages';

const meanwhile = 'This has just changed';

const planNow = async ({ api }: View, { id }: DoctorPlan) =>
  (await api('doctor')).call(getPlan, { params: { id } });

/** Changes the plan elsewhere. */
async function changeElsewhere({ api }: View, plan: DoctorPlan, changes: Partial<PlanBody>) {
  const { id, version, current } = plan;
  const terms: PlanBody = draftTerms(valuesOf(current), current.price.currency);
  const body = { ...terms, ...changes };
  return (await api('doctor')).call(updatePlan, { params: { id }, version, body });
}
type PlanBody = ReturnType<typeof draftTerms>;

it('shows what was changed elsewhere, keeps what was typed and saves both', async () => {
  const { plan, ...view } = await openMostPopular();
  await type(view, 'Name', 'My name for it');
  await changeElsewhere(view, plan, { name: 'Their name for it', trialDays: 30 });
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

it('adopts changes from elsewhere while nothing is typed', async () => {
  const { plan, ...view } = await openMostPopular();
  await changeElsewhere(view, plan, { name: 'Their name for it' });
  await view.refresh();
  expect(field('Name')).toHaveValue('Their name for it');
  expect(screen.queryByText(meanwhile)).not.toBeInTheDocument();
});

it('discards what was typed for the newer values on Cancel', async () => {
  const { plan, ...view } = await openMostPopular();
  await type(view, 'Name', 'My name for it');
  await changeElsewhere(view, plan, { name: 'Their name for it' });
  await view.refresh();
  await screen.findByText(meanwhile);
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field('Name')).toHaveValue('Their name for it');
  expect(screen.queryByText(meanwhile)).not.toBeInTheDocument();
});

it('keeps unsaved changes of a plan that was archived elsewhere until it is published again', async () => {
  const { plan, ...view } = await openMostPopular();
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
