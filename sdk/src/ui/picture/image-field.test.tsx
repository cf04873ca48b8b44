import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { recordAnnouncements } from '../../testing/announcements';
import { renderUi } from '../../testing/render-ui';
import { ImageField } from './image-field';

const kept = jest.fn();

function Example() {
  const [value, setValue] = useState('');
  return (
    <ImageField
      id="image"
      name="image"
      label="Cover"
      size={{ width: 1200, height: 600 }}
      value={value}
      onBlur={() => undefined}
      onChange={(next) => {
        kept(next);
        setValue(next);
      }}
    />
  );
}

const file = (type: string) => new File(['picture'], 'cover', { type });
const input = () => screen.getByLabelText('Cover', { selector: 'input' });

it('takes a picture that is chosen, and takes it away', async () => {
  await renderUi(<Example />);
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await userEvent.upload(input(), file('image/png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(kept.mock.calls).toEqual([[expect.stringMatching(/^data:image\/png/)], ['']]);
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});

it('takes a picture that is dropped', async () => {
  const { container } = await renderUi(<Example />);
  const place = container.querySelector('.place') as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [file('image/webp')] } });
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeInTheDocument();
});

it('says why it refuses a file, to a screen reader as well', async () => {
  await renderUi(<Example />);
  const { said, stop } = recordAnnouncements();
  await userEvent.upload(input(), file('application/pdf'), { applyAccept: false });
  const reason = 'Choose a PNG, JPEG or WebP picture.';
  await waitFor(() => expect(screen.getByText(reason)).toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(
    reason,
  );
  await waitFor(() => expect(said).toEqual([reason]));
  stop();
});
