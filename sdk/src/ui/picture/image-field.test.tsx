import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { recordAnnouncements } from '../../testing/announcements';
import { renderUi } from '../../testing/render-ui';
import { ImageField } from './image-field';

const onChange = jest.fn();

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
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const file = (type: string) => new File(['picture'], 'cover', { type });
const input = () => screen.getByLabelText('Cover', { selector: 'input' });

it('accepts a picked picture, and removes it', async () => {
  await renderUi(<Example />);
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await userEvent.upload(input(), file('image/png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(onChange.mock.calls).toEqual([[expect.stringMatching(/^data:image\/png/)], ['']]);
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});

it('accepts a dropped picture', async () => {
  const { container } = await renderUi(<Example />);
  const place = container.querySelector('.place') as HTMLElement;
  fireEvent.drop(place, { dataTransfer: { files: [file('image/webp')] } });
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeInTheDocument();
});

it('shows and announces why a file is rejected', async () => {
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
