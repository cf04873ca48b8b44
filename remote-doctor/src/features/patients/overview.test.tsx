import { screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it.each(['en', 'de', 'fr', 'pt'] as const)(
  'labels no fact like the section that it is in (%s)',
  async (language) => {
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
  },
);
