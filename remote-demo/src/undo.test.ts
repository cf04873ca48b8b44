import { act, screen } from '@testing-library/react';
import { removeCalendarEvent, restoreCalendarEvent } from '@praxis/contract/demo/calendar';
import { toggleEmailsLabel, unsendEmail } from '@praxis/contract/demo/email';
import { restoreDemoInvoice } from '@praxis/contract/demo/invoices';
import {
  addProfileComment,
  deleteProfileComment,
  getProfilePage,
} from '@praxis/contract/demo/profile-page';
import { addToCart, moveToCart, moveToWishlist } from '@praxis/contract/demo/shop-cart';
import { restoreManagedUser } from '@praxis/contract/demo/user-profiles';
import type { RemoteBackEnd, RenderedRemote } from '@praxis/sdk/testing';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

/** Clicks the first or the last of several controls with the same name. */
async function press(role: string, name: string | RegExp, at: 0 | -1 = 0): Promise<void> {
  const found = await screen.findAllByRole(role, { name });
  act(() => found.at(at)?.click());
}

/** The notice with Undo closes on click; if the request fails, another one offers Retry. */
const undo = /^(Undo|Retry)$/;

/** Deletes an item of a list, unless the notice of an earlier run still offers to undo it. */
const deleteOf = (name: string) => async () => {
  if (screen.queryByRole('button', { name: undo })) return;
  await press('button', `Actions for ${name}`);
  await press('menuitem', 'Delete');
};

/** Opens an event by its address. */
const openEvent = async ({ router }: RenderedRemote) =>
  act(() => router.navigate('/apps/calendar/3'));

/** Removes the event, unless the notice of an earlier run still offers to undo it. */
async function removeEvent(view: RenderedRemote): Promise<void> {
  if (screen.queryByRole('button', { name: undo })) return;
  await openEvent(view);
  await press('button', 'Remove');
}

/** Removes a product from the cart or the wishlist. */
const takeOut = (name: RegExp) => async () => {
  if (!screen.queryByRole('button', { name: undo })) await press('button', name);
};

/** Sends an email, unless the notice of an earlier run still offers to undo it. */
async function sendAnEmail({ user }: RenderedRemote): Promise<void> {
  if (screen.queryByRole('button', { name: undo })) return;
  await press('button', 'Compose');
  await user.type(await screen.findByLabelText('To'), 'nia@quayside.example,');
  await press('button', 'Send');
}

/** Adds a comment of the signed-in user, who can only delete their own. */
async function addOwnComment({ api }: RemoteBackEnd): Promise<void> {
  const admin = await api('admin');
  const { posts } = await admin.call(getProfilePage, {});
  await admin.call(addProfileComment, { body: { postId: posts[0]!.id, comment: 'Well done.' } });
}

testFormsUnderFaults(remote, {
  'restore an invoice': {
    path: '/apps/invoice/list',
    open: [deleteOf('#5050')],
    submit: undo,
    sends: restoreDemoInvoice,
  },
  'restore a user': {
    path: '/apps/user/list',
    open: [deleteOf('Farid Rahimi')],
    submit: undo,
    sends: restoreManagedUser,
  },
  'remove an event': {
    path: '/apps/calendar',
    open: [openEvent],
    submit: 'Remove',
    sends: removeCalendarEvent,
  },
  'restore an event': {
    path: '/apps/calendar',
    open: [removeEvent],
    submit: undo,
    sends: restoreCalendarEvent,
  },
  'put a product back into the cart': {
    path: '/apps/ecommerce/checkout',
    open: [takeOut(/^Remove: Steel water/)],
    submit: undo,
    sends: addToCart,
  },
  'move a product from the wishlist back to the cart': {
    path: '/apps/ecommerce/checkout',
    open: [takeOut(/^Move to wishlist: Steel water/)],
    submit: undo,
    sends: moveToCart,
  },
  'move a product from the cart back to the wishlist': {
    path: '/apps/ecommerce/wishlist',
    open: [takeOut(/^Move to cart: Potted ficus/)],
    submit: undo,
    sends: moveToWishlist,
  },
  'label an email': {
    path: '/apps/email',
    submit: async () => {
      if (!screen.queryByText('1 selected')) await press('checkbox', /^Select (?!all)/);
      if (!screen.queryByRole('menu')) await press('button', 'Labels');
      await press('menuitemcheckbox', 'Private');
    },
    sends: toggleEmailsLabel,
    toggles: true,
  },
  'unsend an email': {
    path: '/apps/email',
    open: [sendAnEmail],
    submit: undo,
    sends: unsendEmail,
  },
  'delete a comment': {
    path: '/pages/profile',
    prepare: addOwnComment,
    submit: 'Delete comment',
    sends: deleteProfileComment,
  },
  'comment on a post': {
    path: '/pages/profile',
    enter: { 'Write a comment': 'Well done.' },
    submit: () => press('button', 'Comment', -1),
    sends: addProfileComment,
  },
});
