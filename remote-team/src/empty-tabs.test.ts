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
    '/team-member/active-patients?tab=expiring',
    'No subscriptions expiring soon',
    'Patients appear here once a doctor approves them.',
  ],
  [
    '/team-member/vacations?tab=ended',
    'No past vacations',
    'Add time off so colleagues know when you’re away.',
  ],
  [
    '/team-member/vacations?tab=cancelled',
    'No canceled vacations',
    'Add time off so colleagues know when you’re away.',
  ],
])(
  'shows an empty state at %s, without text that belongs to other tabs',
  async (path, title, elsewhere) => {
    await renderRemote({ remote, path, prepare });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  },
);
