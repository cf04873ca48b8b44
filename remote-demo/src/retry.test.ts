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
import { bookmarksBarApp } from './testing/bookmarks-bar-app';

interface OneClick {
  path: string;
  /** Controls to click in order, by role and name. */
  press: readonly (readonly [role: string, name: string | RegExp])[];
  sends: Endpoint;
  prepare?: (backEnd: RemoteBackEnd) => Promise<void>;
  /** The control is in the top bar. */
  bar?: true;
}

/** Adds a comment of the signed-in user, who can only delete their own. */
async function addOwnComment({ api }: RemoteBackEnd): Promise<void> {
  const admin = await api('admin');
  const { posts } = await admin.call(getProfilePage, {});
  await admin.call(addProfileComment, { body: { postId: posts[0]!.id, comment: 'Well done.' } });
}

const rowMenu = ['button', /^Actions for /] as const;

/** All one-click actions of the demo app. */
const acts: Readonly<Record<string, OneClick>> = {
  'rate a help article': {
    path: '/pages/knowledge-base/billing/how-do-i-refund-a-payment',
    press: [['button', 'Yes']],
    sends: giveQuestionFeedback,
  },
  'like a post': {
    path: '/pages/profile',
    press: [['button', 'Like']],
    sends: reactOnProfile,
  },
  'vote in a poll': {
    path: '/pages/profile',
    press: [['radio', /^Bowling/]],
    sends: voteOnProfile,
  },
  'delete a comment': {
    path: '/pages/profile',
    press: [['button', 'Delete comment']],
    sends: deleteProfileComment,
    prepare: addOwnComment,
  },
  'bookmark a post': {
    path: '/pages/blog/list',
    press: [['button', /^(Save post|Remove from saved posts): /]],
    sends: bookmarkPost,
  },
  'add a product to the cart': {
    path: '/apps/ecommerce/shop',
    press: [['button', 'Add to cart: Screen, 27 inches']],
    sends: addToCart,
  },
  'add a product to the wishlist': {
    path: '/apps/ecommerce/shop',
    press: [['button', 'Wishlist: Screen, 27 inches']],
    sends: addToWishlist,
  },
  'remove a product from the wishlist': {
    path: '/apps/ecommerce/wishlist',
    press: [['button', /^Wishlist: /]],
    sends: removeFromWishlist,
  },
  'move a product from the wishlist to the cart': {
    path: '/apps/ecommerce/wishlist',
    press: [['button', 'Move to cart: Potted ficus']],
    sends: moveToCart,
  },
  'move a product from the cart to the wishlist': {
    path: '/apps/ecommerce/checkout',
    press: [['button', 'Move to wishlist: Steel water bottle']],
    sends: moveToWishlist,
  },
  'remove a product from the cart': {
    path: '/apps/ecommerce/checkout',
    press: [['button', 'Remove: Steel water bottle']],
    sends: removeFromCart,
  },
  'increase a quantity': {
    path: '/apps/ecommerce/checkout',
    press: [['button', 'One more: Steel water bottle']],
    sends: setCartQuantity,
  },
  'accept a meetup invitation': {
    path: '/',
    press: [['button', 'Count me in']],
    sends: answerMeetup,
  },
  'mark a task as important': {
    path: '/apps/todo',
    press: [['button', /^Important: /]],
    sends: updateTask,
  },
  'delete a task': {
    path: '/apps/todo',
    press: [['button', 'Delete: Agree on the holiday schedule']],
    sends: deleteTask,
  },
  'move a task': {
    path: '/apps/todo',
    press: [
      ['button', 'Move Agree on the holiday schedule'],
      ['menuitem', 'Move down'],
    ],
    sends: moveTask,
  },
  'star an email': {
    path: '/apps/email',
    press: [['button', /^Star /]],
    sends: updateEmails,
  },
  'label an email': {
    path: '/apps/email',
    press: [
      ['checkbox', /^Select (?!all)/],
      ['button', 'Labels'],
      ['menuitemcheckbox', 'Private'],
    ],
    sends: toggleEmailsLabel,
  },
  'delete an invoice': {
    path: '/apps/invoice/list',
    press: [rowMenu, ['menuitem', 'Delete']],
    sends: deleteDemoInvoice,
  },
  'suspend a user': {
    path: '/apps/user/list',
    press: [rowMenu, ['menuitem', /^(Suspend|Activate)/]],
    sends: updateManagedUser,
  },
  'delete a user': {
    path: '/apps/user/list',
    press: [rowMenu, ['menuitem', 'Delete']],
    sends: deleteManagedUser,
  },
  'bookmark a page': {
    path: '/apps/ecommerce/shop',
    press: [['button', 'Bookmark this page']],
    sends: toggleBookmark,
    bar: true,
  },
  'move a bookmark': {
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

const bar = bookmarksBarApp();

/** jsdom has no layout. */
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600));
afterEach(() => jest.restoreAllMocks());

it.each(Object.entries(acts))(
  'retries from the failure notice with the same idempotency key: %s',
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

/** Whether a request targets the endpoint. */
function isOf({ method, path }: Endpoint, line: string): boolean {
  const [sentMethod, sentPath = ''] = line.split(' ');
  const pattern = path.split('/').map((part) => (part.startsWith(':') ? '[^/?]+' : part));
  return sentMethod === method && new RegExp(`^${pattern.join('/')}(\\?|$)`).test(sentPath);
}
