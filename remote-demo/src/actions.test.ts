import { waitFor } from '@testing-library/react';
import { bookmarkPost } from '@praxis/contract/demo/blog-posts';
import { answerMeetup } from '@praxis/contract/demo/card-lists';
import { deleteEmails, saveEmailDraft, sendEmail, updateEmails } from '@praxis/contract/demo/email';
import { deleteDemoInvoice } from '@praxis/contract/demo/invoices';
import { giveQuestionFeedback } from '@praxis/contract/demo/knowledge-base';
import { choosePlan } from '@praxis/contract/demo/pricing';
import { reactOnProfile, voteOnProfile } from '@praxis/contract/demo/profile-page';
import {
  addToCart,
  addToWishlist,
  moveToCart,
  moveToWishlist,
  removeFromCart,
  removeFromWishlist,
  setCartQuantity,
} from '@praxis/contract/demo/shop-cart';
import { placeOrder } from '@praxis/contract/demo/shop-orders';
import { deleteTask, moveTask, updateTask } from '@praxis/contract/demo/todo';
import { deleteManagedUser } from '@praxis/contract/demo/users';
import type { RenderedRemote } from '@praxis/sdk/testing';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

afterEach(() => sessionStorage.clear());

const letter = { To: 'nia@quayside.example', Subject: 'Schedule' };

/**
 * Waits for the autosave, which fails here as well; the failure is reported when the window closes.
 */
async function failAutosave({ failNext, sent }: RenderedRemote): Promise<void> {
  const saves = () => sent.filter(({ line }) => line === 'POST /apps/email/save-draft').length;
  const before = saves();
  failNext(saveEmailDraft, 'offline');
  await waitFor(() => expect(saves()).toBe(before + 1), { timeout: 5000 });
}

testFormsUnderFaults(remote, {
  'mark a task as important': {
    path: '/apps/todo',
    submit: /^Important: /,
    sends: updateTask,
    toggles: true,
  },
  'delete a task': {
    path: '/apps/todo',
    submit: 'Delete: Agree on the holiday schedule',
    sends: deleteTask,
  },
  'move a task': {
    path: '/apps/todo',
    open: ['Move Agree on the holiday schedule'],
    submit: 'Move down',
    sends: moveTask,
  },
  'send an email': {
    path: '/apps/email?compose=new',
    enter: letter,
    submit: 'Send',
    sends: sendEmail,
    drafts: true,
  },
  'close an unsent email': {
    path: '/apps/email?compose=new',
    enter: letter,
    then: [failAutosave],
    submit: 'Save and close',
    sends: saveEmailDraft,
    drafts: true,
    keepsOnLeaving: true,
  },
  'star an email': {
    path: '/apps/email',
    submit: /^Star /,
    sends: updateEmails,
    toggles: true,
  },
  'delete emails permanently': {
    path: '/apps/email/trash',
    open: [/^Select all/, 'Delete forever'],
    submit: 'Delete forever',
    sends: deleteEmails,
  },
  'delete an invoice': {
    path: '/apps/invoice/list',
    open: ['Actions for #5050'],
    submit: 'Delete',
    sends: deleteDemoInvoice,
  },
  'delete a user': {
    path: '/apps/user/list',
    open: [/^Actions for /],
    submit: 'Delete',
    sends: deleteManagedUser,
  },
  'bookmark a post': {
    path: '/pages/blog/list',
    submit: /^(Save post|Remove from saved posts): /,
    sends: bookmarkPost,
    toggles: true,
  },
  'rate a help article': {
    path: '/pages/knowledge-base/billing/how-do-i-refund-a-payment',
    submit: 'Yes',
    sends: giveQuestionFeedback,
    toggles: true,
  },
  'choose a plan': {
    path: '/pages/pricing',
    open: ['Upgrade to Standard'],
    submit: /^Pay \$/,
    sends: choosePlan,
  },
  'accept a meetup invitation': {
    path: '/',
    submit: 'Count me in',
    sends: answerMeetup,
    toggles: true,
  },
  'like a post': {
    path: '/pages/profile',
    submit: 'Like',
    sends: reactOnProfile,
    toggles: true,
  },
  'vote in a poll': {
    path: '/pages/profile',
    submit: /^Bowling/,
    sends: voteOnProfile,
    toggles: true,
  },
  'add a product to the cart': {
    path: '/apps/ecommerce/shop',
    submit: 'Add to cart: Screen, 27 inches',
    sends: addToCart,
  },
  'add a product to the wishlist': {
    path: '/apps/ecommerce/shop',
    submit: 'Wishlist: Screen, 27 inches',
    sends: addToWishlist,
    toggles: true,
  },
  'remove a product from the wishlist': {
    path: '/apps/ecommerce/wishlist',
    submit: /^Wishlist: /,
    sends: removeFromWishlist,
    toggles: true,
  },
  'move a product from the wishlist to the cart': {
    path: '/apps/ecommerce/wishlist',
    submit: 'Move to cart: Potted ficus',
    sends: moveToCart,
  },
  'move a product from the cart to the wishlist': {
    path: '/apps/ecommerce/checkout',
    submit: 'Move to wishlist: Steel water bottle',
    sends: moveToWishlist,
  },
  'remove a product from the cart': {
    path: '/apps/ecommerce/checkout',
    submit: 'Remove: Steel water bottle',
    sends: removeFromCart,
  },
  'increase a quantity': {
    path: '/apps/ecommerce/checkout',
    submit: 'One more: Steel water bottle',
    sends: setCartQuantity,
    toggles: true,
  },
  'place an order': {
    path: '/apps/ecommerce/checkout',
    open: ['Next', /Harbor Street/, 'Next', /^Cash on delivery/],
    submit: /^Place order/,
    sends: placeOrder,
  },
});
