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

/** Presses the first or the last of several controls that are called the same. */
async function press(role: string, name: string | RegExp, at: 0 | -1 = 0): Promise<void> {
  const found = await screen.findAllByRole(role, { name });
  act(() => found.at(at)?.click());
}

/** The notice with Undo closes as it is pressed; where that fails, another one has Retry. */
const undo = /^(Undo|Retry)$/;

/** Deletes what is in a list; where it cannot be brought back yet, its notice stays over pages. */
const deleteOf = (name: string) => async () => {
  if (screen.queryByRole('button', { name: undo })) return;
  await press('button', `Actions for ${name}`);
  await press('menuitem', 'Delete');
};

/** Opens an event at its address. */
const openEvent = async ({ router }: RenderedRemote) =>
  act(() => router.navigate('/apps/calendar/3'));

/** Removes it; its notice stays over pages. */
async function removeEvent(view: RenderedRemote): Promise<void> {
  if (screen.queryByRole('button', { name: undo })) return;
  await openEvent(view);
  await press('button', 'Remove');
}

/** Takes a product out of the cart or the wishlist. */
const takeOut = (name: RegExp) => async () => {
  if (!screen.queryByRole('button', { name: undo })) await press('button', name);
};

/** Writes an email and sends it; until it is taken back, its notice stays over pages. */
async function sendAnEmail({ user }: RenderedRemote): Promise<void> {
  if (screen.queryByRole('button', { name: undo })) return;
  await press('button', 'Compose');
  await user.type(await screen.findByLabelText('To'), 'nia@quayside.example,');
  await press('button', 'Send');
}

/** Nobody else's comment can be deleted. */
async function commentOnAPost({ api }: RemoteBackEnd): Promise<void> {
  const admin = await api('admin');
  const { posts } = await admin.call(getProfilePage, {});
  await admin.call(addProfileComment, { body: { postId: posts[0]!.id, comment: 'Well done.' } });
}

testFormsUnderFaults(remote, {
  'to bring an invoice back': {
    path: '/apps/invoice/list',
    open: [deleteOf('#5050')],
    submit: undo,
    sends: restoreDemoInvoice,
  },
  'to bring a user back': {
    path: '/apps/user/list',
    open: [deleteOf('Farid Rahimi')],
    submit: undo,
    sends: restoreManagedUser,
  },
  'to remove an event': {
    path: '/apps/calendar',
    open: [openEvent],
    submit: 'Remove',
    sends: removeCalendarEvent,
  },
  'to bring an event back': {
    path: '/apps/calendar',
    open: [removeEvent],
    submit: undo,
    sends: restoreCalendarEvent,
  },
  'to put a product back into the cart': {
    path: '/apps/ecommerce/checkout',
    open: [takeOut(/^Remove: Steel water/)],
    submit: undo,
    sends: addToCart,
  },
  'to take a product into the cart again': {
    path: '/apps/ecommerce/checkout',
    open: [takeOut(/^Move to wishlist: Steel water/)],
    submit: undo,
    sends: moveToCart,
  },
  'to put a product back into the wishlist': {
    path: '/apps/ecommerce/wishlist',
    open: [takeOut(/^Move to cart: Potted ficus/)],
    submit: undo,
    sends: moveToWishlist,
  },
  'to label an email': {
    path: '/apps/email',
    submit: async () => {
      if (!screen.queryByText('1 selected')) await press('checkbox', /^Select (?!all)/);
      if (!screen.queryByRole('menu')) await press('button', 'Labels');
      await press('menuitemcheckbox', 'Private');
    },
    sends: toggleEmailsLabel,
    toggles: true,
  },
  'to take an email back': {
    path: '/apps/email',
    open: [sendAnEmail],
    submit: undo,
    sends: unsendEmail,
  },
  'to delete a comment': {
    path: '/pages/profile',
    prepare: commentOnAPost,
    submit: 'Delete comment',
    sends: deleteProfileComment,
  },
  'to comment on a post': {
    path: '/pages/profile',
    enter: { 'Write a comment': 'Well done.' },
    submit: () => press('button', 'Comment', -1),
    sends: addProfileComment,
  },
});
