import { screen, within } from '@testing-library/react';
import { endSubscriber, listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { languages } from '@praxis/sdk';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it.each(languages)('labels no fact like the section that it is in (%s)', async (language) => {
  const { user } = await renderRemote({
    remote,
    path: '/doctor/patients?tab=active',
    language,
  });
  await user.click(within(await screen.findByRole('table')).getAllByRole('link')[0]!);
  const drawer = await screen.findByRole('dialog');
  const titles = await within(drawer).findAllByRole('heading', { level: 3 });
  expect(titles.length).toBeGreaterThan(2);
  const labels = within(drawer).getAllByRole('term');
  for (const title of titles)
    expect(labels.map(({ textContent }) => textContent)).not.toContain(title.textContent);
});

it('shows the reason that was given for ending a subscription', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/doctor/patients?tab=active&sort=patient',
    prepare: async ({ api }) => {
      const doctor = await api('doctor');
      const query = { status: 'active', sort: 'patient', perPage: 1 } as const;
      const [first] = (await doctor.call(listSubscribers, { query })).items;
      await doctor.call(endSubscriber, {
        params: { id: first!.id },
        version: first!.version,
        body: { mode: 'notice', endOn: '2026-06-30', reason: 'Moves to another city' },
      });
    },
  });
  await user.click(within(await screen.findByRole('table')).getAllByRole('link')[0]!);
  const drawer = within(await screen.findByRole('dialog'));
  const reason = await drawer.findByText('Moves to another city');
  expect(reason.previousElementSibling).toHaveTextContent('Reason');
});
