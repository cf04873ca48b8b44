import { act, screen, waitFor } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import { bookmarkPost } from '@praxis/contract/demo/blog-posts';
import { answerMeetup } from '@praxis/contract/demo/card-lists';
import { toggleEmailsLabel, updateEmails } from '@praxis/contract/demo/email';
import { deleteDemoInvoice } from '@praxis/contract/demo/invoices';
import { giveQuestionFeedback } from '@praxis/contract/demo/knowledge-base';
import {
  addProfileComment,
  deleteProfileComment,
  getProfilePage,
  reactOnProfile,
  voteOnProfile,
} from '@praxis/contract/demo/profile-page';
import { moveBookmark, toggleBookmark } from '@praxis/contract/demo/search';
import {
  addToCart,
  addToWishlist,
  moveToCart,
  moveToWishlist,
  removeFromCart,
  removeFromWishlist,
  setCartQuantity,
} from '@praxis/contract/demo/shop-cart';
import { deleteTask, moveTask, updateTask } from '@praxis/contract/demo/todo';
import { updateManagedUser } from '@praxis/contract/demo/user-profiles';
import { deleteManagedUser } from '@praxis/contract/demo/users';
import { renderRemote, type RemoteBackEnd } from '@praxis/sdk/testing';
import { remote } from './remote';
import { bookmarksBarAlone } from './testing/bookmarks-bar-alone';

interface OneClick {
  path: string;
  /** What is pressed, one after the other, as a role and a name. */
  press: readonly (readonly [role: string, name: string | RegExp])[];
  sends: Endpoint;
  prepare?: (backEnd: RemoteBackEnd) => Promise<void>;
  /** It is in the top bar. */
  bar?: true;
}

/** Nobody else's comment can be deleted. */
async function commentOnAPost({ api }: RemoteBackEnd): Promise<void> {
  const admin = await api('admin');
  const { posts } = await admin.call(getProfilePage, {});
  await admin.call(addProfileComment, { body: { postId: posts[0]!.id, comment: 'Well done.' } });
}

const rowMenu = ['button', /^Actions for /] as const;

/** Everything that the demo area does at one press. */
const acts: Readonly<Record<string, OneClick>> = {
  'to answer whether a page helped': {
    path: '/pages/knowledge-base/billing/how-do-i-refund-a-payment',
    press: [['button', 'Yes']],
    sends: giveQuestionFeedback,
  },
  'to like a post': {
    path: '/pages/profile',
    press: [['button', 'Like']],
    sends: reactOnProfile,
  },
  'to vote': {
    path: '/pages/profile',
    press: [['radio', /^Bowling/]],
    sends: voteOnProfile,
  },
  'to delete a comment': {
    path: '/pages/profile',
    press: [['button', 'Delete comment']],
    sends: deleteProfileComment,
    prepare: commentOnAPost,
  },
  'to save a post for later': {
    path: '/pages/blog/list',
    press: [['button', /^(Save post|Remove from saved posts): /]],
    sends: bookmarkPost,
  },
  'to put something into the cart': {
    path: '/apps/ecommerce/shop',
    press: [['button', 'Add to cart: Screen, 27 inches']],
    sends: addToCart,
  },
  'to wish for something': {
    path: '/apps/ecommerce/shop',
    press: [['button', 'Wishlist: Screen, 27 inches']],
    sends: addToWishlist,
  },
  'to wish for it no longer': {
    path: '/apps/ecommerce/wishlist',
    press: [['button', /^Wishlist: /]],
    sends: removeFromWishlist,
  },
  'to move something into the cart': {
    path: '/apps/ecommerce/wishlist',
    press: [['button', 'Move to cart: Potted ficus']],
    sends: moveToCart,
  },
  'to move something out of the cart': {
    path: '/apps/ecommerce/checkout',
    press: [['button', 'Move to wishlist: Steel water bottle']],
    sends: moveToWishlist,
  },
  'to remove something from the cart': {
    path: '/apps/ecommerce/checkout',
    press: [['button', 'Remove: Steel water bottle']],
    sends: removeFromCart,
  },
  'to take one more': {
    path: '/apps/ecommerce/checkout',
    press: [['button', 'One more: Steel water bottle']],
    sends: setCartQuantity,
  },
  'to go to a meetup': {
    path: '/',
    press: [['button', 'Count me in']],
    sends: answerMeetup,
  },
  'to mark a task as important': {
    path: '/apps/todo',
    press: [['button', /^Important: /]],
    sends: updateTask,
  },
  'to delete a task': {
    path: '/apps/todo',
    press: [['button', 'Delete: Agree on the holiday schedule']],
    sends: deleteTask,
  },
  'to move a task': {
    path: '/apps/todo',
    press: [
      ['button', 'Move Agree on the holiday schedule'],
      ['menuitem', 'Move down'],
    ],
    sends: moveTask,
  },
  'to star an email': {
    path: '/apps/email',
    press: [['button', /^Star /]],
    sends: updateEmails,
  },
  'to label an email': {
    path: '/apps/email',
    press: [
      ['checkbox', /^Select (?!all)/],
      ['button', 'Labels'],
      ['menuitemcheckbox', 'Private'],
    ],
    sends: toggleEmailsLabel,
  },
  'to delete an invoice': {
    path: '/apps/invoice/list',
    press: [rowMenu, ['menuitem', 'Delete']],
    sends: deleteDemoInvoice,
  },
  'to suspend a user': {
    path: '/apps/user/list',
    press: [rowMenu, ['menuitem', /^(Suspend|Activate)/]],
    sends: updateManagedUser,
  },
  'to delete a user': {
    path: '/apps/user/list',
    press: [rowMenu, ['menuitem', 'Delete']],
    sends: deleteManagedUser,
  },
  'to bookmark a page': {
    path: '/apps/ecommerce/shop',
    press: [['button', 'Bookmark this page']],
    sends: toggleBookmark,
    bar: true,
  },
  'to move a bookmark': {
    path: '/apps/ecommerce/shop',
    press: [
      ['button', 'More bookmarks'],
      ['menuitem', 'Edit bookmarks'],
      ['button', 'Move Email'],
      ['menuitem', 'Move down'],
    ],
    sends: moveBookmark,
    bar: true,
  },
};

const bar = bookmarksBarAlone();

/** Nothing is laid out in a test. */
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600));
afterEach(() => jest.restoreAllMocks());

it.each(Object.entries(acts))(
  'is tried again from the notice of what failed, as the same command: %s',
  async (_name, { path, press, sends, prepare, bar: isInBar }) => {
    const view = await renderRemote({
      remote: isInBar ? bar : remote,
      path,
      ...(prepare && { prepare }),
    });
    const requests = () => view.sent.filter(({ line }) => isOf(sends, line));
    view.failNext(sends, { status: 500 });
    for (const [role, name] of press) {
      const [control] = await screen.findAllByRole(role, { name });
      act(() => control?.click());
    }
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(requests()).toHaveLength(1);
    act(() => retry.click());
    await waitFor(() => expect(requests()).toHaveLength(2));
    await view.idle();
    const [first, second] = requests().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
    expect(view.host.notices.filter(({ kind }) => kind === 'error')).toHaveLength(1);
  },
);

/** Whether a request is one of the endpoint. */
function isOf({ method, path }: Endpoint, line: string): boolean {
  const [sentMethod, sentPath = ''] = line.split(' ');
  const pattern = path.split('/').map((part) => (part.startsWith(':') ? '[^/?]+' : part));
  return sentMethod === method && new RegExp(`^${pattern.join('/')}(\\?|$)`).test(sentPath);
}
