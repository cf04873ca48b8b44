import { screen, within } from '@testing-library/react';
import { listPlans } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { renderRemote, type RemoteBackEnd, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../remote';

/** Opens a plans page as the sample doctor. */
export const open = (options: Partial<RenderRemoteOptions> & Pick<RenderRemoteOptions, 'path'>) =>
  renderRemote({ remote, ...options });
export type View = Awaited<ReturnType<typeof open>>;

/** The published plan of the sample data with the most subscribers. */
async function findMostPopular({ api }: Pick<RemoteBackEnd, 'api'>): Promise<DoctorPlan> {
  const doctor = await api('doctor');
  const query = { status: 'active', sort: '-subscribers' } as const;
  return (await doctor.call(listPlans, { query })).items[0] as DoctorPlan;
}

/** Opens the page of that plan from the list. */
export async function openMostPopular() {
  const view = await open({ path: '/doctor/plans' });
  const plan = await findMostPopular(view);
  await view.user.click(await screen.findByRole('link', { name: plan.current.name }));
  await screen.findByRole('heading', { level: 1, name: plan.current.name });
  return { ...view, plan };
}

/** The plan's preview. */
export const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));
/** A field whose label starts with `name`. */
export const field = (name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Replaces the text of a field. */
export async function type({ user }: View, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}
