import { screen } from '@testing-library/react';
import { renderRemote, type RemoteBackEnd } from '@praxis/sdk/testing';
import { remote } from './remote';

/** Empties every list. */
const prepare = ({ rewriteAll }: RemoteBackEnd) =>
  rewriteAll((response) => {
    if (!response.body.includes('"items":')) return response;
    const list = JSON.parse(response.body) as object;
    return { ...response, body: JSON.stringify({ ...list, items: [], total: 0 }) };
  });

it.each([
  [
    '/doctor/appointments?tab=fulfilled',
    'No fulfilled appointments',
    'Requests and bookings appear here.',
  ],
  ['/doctor/team?tab=deactivated', 'No deactivated members', 'Invite people to join your team.'],
  ['/doctor/vacations?tab=ended', 'No past vacations', 'Patients can’t book while you’re away.'],
  [
    '/doctor/vacations?tab=cancelled',
    'No canceled vacations',
    'Patients can’t book while you’re away.',
  ],
  [
    '/doctor/plans?tab=archived',
    'No archived plans',
    'Start with a draft. Patients see it once you publish it.',
  ],
])(
  'shows an empty state at %s, without text that belongs to other tabs',
  async (path, title, elsewhere) => {
    await renderRemote({ remote, path, prepare });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  },
);
