import { screen } from '@testing-library/react';
import { textLimits } from '@praxis/contract/demo/fields';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it('says how long an address may be, and keeps what was pasted', async () => {
  const { user, sent } = await renderRemote({ remote, path: '/apps/user/edit/4' });
  await user.click(await screen.findByRole('tab', { name: /^Information/ }));
  for (const name of ['Street', 'Postal code', 'City']) {
    const field = await screen.findByLabelText(new RegExp(`^${name}`));
    await user.clear(field);
    await user.click(field);
    await user.paste('x'.repeat(textLimits.street + 1));
  }
  const requests = sent.length;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const [name, limit] of Object.entries({ Street: 160, 'Postal code': 20, City: 80 }))
    expect(screen.getByLabelText(new RegExp(`^${name}`))).toHaveAccessibleDescription(
      `Use at most ${limit} characters`,
    );
  expect(screen.getByLabelText(/^City/)).toHaveValue('x'.repeat(textLimits.street + 1));
  expect(sent).toHaveLength(requests);
});
