import { screen, within } from '@testing-library/react';
import { getBackground, putBackground } from '@praxis/contract/endpoints/doctor-profile';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('accepts a second license of a state only under another number', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/doctor/profile?tab=background',
    async prepare({ api: as }) {
      const client = await as('doctor');
      const { background, version } = await client.call(getBackground, {});
      const [first] = background.licences;
      const licences = [first!, { ...first!, number: `${first!.number}-2` }];
      await client.call(putBackground, { version, body: { ...background, licences } });
    },
  });
  const first = within(await screen.findByRole('group', { name: 'License 1' }));
  const second = within(screen.getByRole('group', { name: 'License 2' }));
  const number = second.getByLabelText('License number');
  const taken = (first.getByLabelText('License number') as HTMLInputElement).value;
  await user.clear(number);
  await user.paste(taken);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(number).toHaveAccessibleDescription('This license is already listed.');
  await user.clear(number);
  await user.paste('NY-77001');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Background saved');
});
