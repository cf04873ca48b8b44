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

/** What is written is saved by itself then, too; where that fails, it is said once the window is closed. */
async function typingPauses({ failNext, sent }: RenderedRemote): Promise<void> {
  const saves = () => sent.filter(({ line }) => line === 'POST /apps/email/save-draft').length;
  const before = saves();
  failNext(saveEmailDraft, 'offline');
  await waitFor(() => expect(saves()).toBe(before + 1), { timeout: 5000 });
}

testFormsUnderFaults(remote, {
  'to mark a task as important': {
    path: '/apps/todo',
    submit: /^Important: /,
    sends: updateTask,
    toggles: true,
  },
  'to delete a task': {
    path: '/apps/todo',
    submit: 'Delete: Agree on the holiday schedule',
    sends: deleteTask,
  },
  'to move a task': {
    path: '/apps/todo',
    open: ['Move Agree on the holiday schedule'],
    submit: 'Move down',
    sends: moveTask,
  },
  'to send an email': {
    path: '/apps/email?compose=new',
    enter: letter,
    submit: 'Send',
    sends: sendEmail,
    drafts: true,
  },
  'to close an email that is being written': {
    path: '/apps/email?compose=new',
    enter: letter,
    then: [typingPauses],
    submit: 'Save and close',
    sends: saveEmailDraft,
    drafts: true,
    keepsOnLeaving: true,
  },
  'to star an email': {
    path: '/apps/email',
    submit: /^Star /,
    sends: updateEmails,
    toggles: true,
  },
  'to delete emails for good': {
    path: '/apps/email/trash',
    open: [/^Select all/, 'Delete forever'],
    submit: 'Delete forever',
    sends: deleteEmails,
  },
  'to delete an invoice': {
    path: '/apps/invoice/list',
    open: ['Actions for #5050'],
    submit: 'Delete',
    sends: deleteDemoInvoice,
  },
  'to delete a user': {
    path: '/apps/user/list',
    open: [/^Actions for /],
    submit: 'Delete',
    sends: deleteManagedUser,
  },
  'to save a post for later': {
    path: '/pages/blog/list',
    submit: /^(Save post|Remove from saved posts): /,
    sends: bookmarkPost,
    toggles: true,
  },
  'to answer whether a page helped': {
    path: '/pages/knowledge-base/billing/how-do-i-refund-a-payment',
    submit: 'Yes',
    sends: giveQuestionFeedback,
    toggles: true,
  },
  'to choose a plan': {
    path: '/pages/pricing',
    open: ['Upgrade to Standard'],
    submit: /^Pay \$/,
    sends: choosePlan,
  },
  'to go to a meetup': {
    path: '/',
    submit: 'Count me in',
    sends: answerMeetup,
    toggles: true,
  },
  'to like a post': {
    path: '/pages/profile',
    submit: 'Like',
    sends: reactOnProfile,
    toggles: true,
  },
  'to vote': {
    path: '/pages/profile',
    submit: /^Bowling/,
    sends: voteOnProfile,
    toggles: true,
  },
  'to put something into the cart': {
    path: '/apps/ecommerce/shop',
    submit: 'Add to cart: Screen, 27 inches',
    sends: addToCart,
  },
  'to wish for something': {
    path: '/apps/ecommerce/shop',
    submit: 'Wishlist: Screen, 27 inches',
    sends: addToWishlist,
    toggles: true,
  },
  'to wish for it no longer': {
    path: '/apps/ecommerce/wishlist',
    submit: /^Wishlist: /,
    sends: removeFromWishlist,
    toggles: true,
  },
  'to move something into the cart': {
    path: '/apps/ecommerce/wishlist',
    submit: 'Move to cart: Potted ficus',
    sends: moveToCart,
  },
  'to move something out of the cart': {
    path: '/apps/ecommerce/checkout',
    submit: 'Move to wishlist: Steel water bottle',
    sends: moveToWishlist,
  },
  'to remove something from the cart': {
    path: '/apps/ecommerce/checkout',
    submit: 'Remove: Steel water bottle',
    sends: removeFromCart,
  },
  'to take one more': {
    path: '/apps/ecommerce/checkout',
    submit: 'One more: Steel water bottle',
    sends: setCartQuantity,
    toggles: true,
  },
  'to order': {
    path: '/apps/ecommerce/checkout',
    open: ['Next', /Harbor Street/, 'Next', /^Cash on delivery/],
    submit: /^Place order/,
    sends: placeOrder,
  },
});
