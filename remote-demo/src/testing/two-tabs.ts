import { screen } from '@testing-library/react';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { remote } from '../remote';

/** Somebody acts in one tab on what another tab has changed, of which the first one has not heard yet. */
export const open = (path: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...options });

/** What another tab does. */
export const elsewhere = ({ api }: RenderedRemote) => api('admin');

/** Presses what is called so, and waits for the answer. */
export const press = async (view: RenderedRemote, name: string | RegExp, role = 'button') => {
  const [first] = await screen.findAllByRole(role, { name });
  if (first) await view.user.click(first);
  await settle(view);
};

/** What was said in notices. */
export const told = ({ host }: RenderedRemote, kind = 'error') =>
  host.notices.filter((notice) => notice.kind === kind).map(({ text }) => text);

/** What is shown of a record: the link to it. */
export const link = (name: string) => screen.queryByRole('link', { name: new RegExp(name) });
