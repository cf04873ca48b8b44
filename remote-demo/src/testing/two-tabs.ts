import { screen } from '@testing-library/react';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { remote } from '../remote';

/** Opens a page in one tab; another tab changes its data before the first tab learns of it. */
export const open = (path: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...options });

/** Client of another tab. */
export const otherTab = ({ api }: RenderedRemote) => api('admin');

/** Clicks the first element with this name, and waits until requests settle. */
export const press = async (view: RenderedRemote, name: string | RegExp, role = 'button') => {
  const [first] = await screen.findAllByRole(role, { name });
  if (first) await view.user.click(first);
  await settle(view);
};

/** Texts of the notices of one kind. */
export const noticeTexts = ({ host }: RenderedRemote, kind = 'error') =>
  host.notices.filter((notice) => notice.kind === kind).map(({ text }) => text);

/** Link to a record, if it is shown. */
export const link = (name: string) => screen.queryByRole('link', { name: new RegExp(name) });
