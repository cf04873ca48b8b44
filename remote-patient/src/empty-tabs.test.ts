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
    '/patient/appointments?tab=past',
    'No past appointments',
    'Your appointments appear here once you book.',
  ],
  [
    '/patient/appointments?tab=closed',
    'No canceled appointments',
    'Your appointments appear here once you book.',
  ],
  [
    '/patient/invoices?tab=open',
    'No invoices with this status',
    'Your first invoice appears here when it’s billed.',
  ],
])(
  'shows an empty state at %s, without text that belongs to other tabs',
  async (path, title, elsewhere) => {
    await renderRemote({ remote, path, prepare });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
  },
);
