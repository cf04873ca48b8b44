import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const sample = /sample data, in this browser only/;

it('says that what is done is not saved, for as long as nothing can be kept on this device', async () => {
  let tell: (keeps: boolean) => void = () => undefined;
  await renderShell('/sign-up', 'en', undefined, (running) => ({
    ...running,
    onKeeping(listener) {
      tell = listener;
      return () => undefined;
    },
  }));
  expect(screen.getByText(sample)).toBeInTheDocument();
  act(() => tell(false));
  expect(screen.getByText(/Not saved.* Export your data before you close/)).toBeVisible();
  expect(screen.queryByText(sample)).not.toBeInTheDocument();
  act(() => tell(true));
  expect(screen.getByText(sample)).toBeInTheDocument();
});
