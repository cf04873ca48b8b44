import { screen } from '@testing-library/react';
import { people, renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it.each(['9999-12-31T00:00:00.000Z', '2026-01-08', 'soon'])(
  'ignores a time in the URL that is no instant or in no calendar: %s',
  async (startAt) => {
    const slot = `doctor=${people.doctor}&type=${sample.followUp}&at=${startAt}`;
    await renderRemote({ remote, path: `/patient/appointments/book?${slot}&step=check` });
    expect(await screen.findByRole('radiogroup', { name: 'Available times' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
);
