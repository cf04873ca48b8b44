import { screen, waitFor, within } from '@testing-library/react';
import { listDoctors } from '@praxis/contract/endpoints/public';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/patient/subscribe', ...options });

it('searches, filters, and links to the plans', async () => {
  const { user, sent, router } = await open();
  await user.click(screen.getByRole('button', { name: /^Specialty/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Cardiology' }));
  await waitFor(() =>
    expect(sent.filter(({ line }) => line.endsWith('/doctors')).at(-1)?.query).toMatchObject({
      speciality: 'cardiology',
    }),
  );
  const [choose] = await screen.findAllByRole('link', { name: /^Choose plan from/ });
  await user.click(choose as HTMLElement);
  expect(router.state.location.search).toMatch(/^\?doctor=[0-9a-z]{16}&step=plan$/);
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
});

it('capitalizes languages in the filter, unlike within sentences', async () => {
  const { user } = await open({ language: 'fr' });
  await user.click(screen.getByRole('button', { name: /^Langue/ }));
  expect(await screen.findByRole('menuitemradio', { name: 'Anglais' })).toBeVisible();
});

it('offers only specialties, states and languages with results', async () => {
  const { user } = await open({ path: '/patient/subscribe?state=US-CA' });
  const choicesOf = async (filter: RegExp) => {
    await user.click(screen.getByRole('button', { name: filter }));
    const choices = screen.getAllByRole('menuitemradio').map((one) => one.textContent);
    await user.keyboard('{Escape}');
    return choices;
  };
  // The filter of the URL is offered too, so that it can be seen.
  expect(await choicesOf(/^State/)).toEqual([
    'All',
    'California, United States',
    'New York, United States',
    'Berlin, Germany',
    'São Paulo, Brazil',
  ]);
  expect(await choicesOf(/^Language/)).toEqual([
    'All',
    'English',
    'German',
    'Portuguese',
    'Spanish',
  ]);
  expect(await choicesOf(/^Specialty/)).toHaveLength(7);
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(listDoctors, 'offline'),
  });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Dr. Helen Marsh')).toBeInTheDocument();
});
