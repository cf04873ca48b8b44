import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

async function open() {
  const view = await renderRemote({ remote, path: '/apps/email?compose=new' });
  // The editor is a large library that loads slowly.
  await screen.findByRole('dialog', { name: 'New email' }, { timeout: 15_000 });
  return view;
}

it('moves the focus to the next file when one is removed, and finally to the attach button', async () => {
  const { user } = await open();
  const files = ['shifts', 'leave', 'rooms'].map((name) => new File(['a'], `${name}.csv`));
  await user.upload(screen.getByLabelText('Files to attach'), files);
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}.csv` });
  await screen.findByText('rooms.csv');
  act(() => remove('leave').focus());
  await user.keyboard('{Enter}');
  expect(remove('rooms')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(remove('shifts')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('shifts.csv')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Attach files' })).toHaveFocus();
});

it('removes each copy of a file that was attached twice, and keeps the focus in the list', async () => {
  const { user } = await open();
  const shifts = () => new File(['a'], 'shifts.csv');
  await user.upload(screen.getByLabelText('Files to attach'), [shifts(), new File([], 'a.csv')]);
  await screen.findByText('shifts.csv');
  await user.upload(screen.getByLabelText('Files to attach'), shifts());
  const remove = () => screen.getAllByRole('button', { name: 'Remove shifts.csv' });
  await waitFor(() => expect(remove()).toHaveLength(2));
  act(() => remove()[0]?.focus());
  await user.keyboard('{Enter}');
  expect(remove()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove a.csv' })).toHaveFocus();
  await user.click(remove()[0] as HTMLElement);
  expect(screen.queryByText('shifts.csv')).not.toBeInTheDocument();
});

it('attaches files that are chosen while others are still being read', async () => {
  await open();
  const input = screen.getByLabelText('Files to attach');
  for (const name of ['shifts.csv', 'leave.csv'])
    fireEvent.change(input, { target: { files: [new File(['a'], name)] } });
  expect(await screen.findByText('shifts.csv')).toBeInTheDocument();
  expect(await screen.findByText('leave.csv')).toBeInTheDocument();
});

it('attaches the files within the size limit, and names the one that exceeds it', async () => {
  const { user } = await open();
  const large = new File([new Uint8Array(6_000_000)], 'scan.tif');
  const files = [new File(['a'], 'shifts.csv'), large, new File(['a'], 'leave.csv')];
  await user.upload(screen.getByLabelText('Files to attach'), files);
  expect(await screen.findByText('shifts.csv')).toBeInTheDocument();
  expect(screen.getByText('leave.csv')).toBeInTheDocument();
  expect(screen.queryByText('scan.tif')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not attached: scan.tif. Attach up to 5 MB in total.',
  );
});

it('attaches the readable files, and names the unreadable one', async () => {
  const { user } = await open();
  const gone = new File(['a'], 'on-a-stick.pdf');
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
    this: FileReader,
    file,
  ) {
    Object.defineProperty(this, 'result', { value: 'data:text/plain;base64,YQ==' });
    setTimeout(() => this.dispatchEvent(new Event(file === gone ? 'error' : 'load')));
  });
  const files = [new File(['a'], 'shifts.csv'), gone, new File(['a'], 'leave.csv')];
  await user.upload(screen.getByLabelText('Files to attach'), files);
  expect(await screen.findByText('shifts.csv')).toBeInTheDocument();
  expect(screen.getByText('leave.csv')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t read on-a-stick.pdf. Try again, or attach another file.',
  );
});

it('attaches a picture that is pasted into the message', async () => {
  await open();
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Message' }), {
    clipboardData: { files: [new File(['a'], 'image.png')], getData: () => '' },
  });
  expect(await screen.findByText('image.png')).toBeInTheDocument();
});
