import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setAvatar } from '@praxis/contract/endpoints/me-changes';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = () => renderRemote({ remote, path: '/doctor/profile' });
const field = () => screen.getByLabelText('Picture', { selector: 'input' });
const picture = (type = 'image/png', bytes = 8) =>
  new File([new Uint8Array(bytes)], 'photo', { type });
const cropper = () => screen.findByRole('dialog', { name: 'Crop the picture' });

it('crops a selected and zoomed photo and shows it', async () => {
  const { user, host } = await open();
  await user.upload(field(), picture());
  const dialog = within(await cropper());
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  fireEvent.change(zoom, { target: { value: '2' } });
  expect(zoom).toHaveValue('2');
  await user.click(dialog.getByRole('button', { name: 'Use picture' }));
  expect(await screen.findByText('Picture updated')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(host.identity.get()?.userData.avatarUrl).toMatch(/^data:image\/png;base64,/);
});

it('keeps the old photo when cropping is canceled', async () => {
  const { user, sent } = await open();
  await user.upload(field(), picture());
  await user.click(within(await cropper()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.some(({ line }) => line.startsWith('POST'))).toBe(false);
});

it('keeps the cropped photo when it is refused, and sends it on the second try', async () => {
  const { user, failNext } = await open();
  await user.upload(field(), picture('image/webp'));
  const dialog = within(await cropper());
  failNext(setAvatar, 'offline');
  await user.click(dialog.getByRole('button', { name: 'Use picture' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No connection');
  await user.click(dialog.getByRole('button', { name: 'Use picture' }));
  expect(await screen.findByText('Picture updated')).toBeInTheDocument();
});

it.each([
  ['another kind', picture('image/gif'), 'Choose a PNG, JPEG or WebP'],
  ['more than 5 MB', picture('image/jpeg', 5 * 1024 * 1024 + 1), 'file of 5 MB or less'],
])('refuses %s with a reason', async (_what, file, reason) => {
  const { sent } = await open();
  // Dropped files, and the file picker's option for all files, bypass the `accept` attribute.
  fireEvent.change(field(), { target: { files: [file] } });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.some(({ line }) => line.startsWith('POST'))).toBe(false);
});
