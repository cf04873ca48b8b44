import { screen, within } from '@testing-library/react';
import {
  changeDemoPassword,
  updateConnection,
  updateGeneral,
  updateInfo,
  updateNotifications,
  updatePicture,
  updateSocialLinks,
} from '@praxis/contract/demo/account-changes';
import { addComment, addPost, updatePost } from '@praxis/contract/demo/blog-posts';
import { addCalendarEvent, updateCalendarEvent } from '@praxis/contract/demo/calendar';
import { sendChatMessage, updateChatProfile } from '@praxis/contract/demo/chat';
import { subscribeToLaunch } from '@praxis/contract/demo/coming-soon';
import {
  addDemoInvoice,
  addInvoicePayment,
  sendDemoInvoice,
  updateDemoInvoice,
} from '@praxis/contract/demo/invoices';
import { demoForgotPassword, demoRegister } from '@praxis/contract/demo/jwt';
import { addTask } from '@praxis/contract/demo/todo';
import { updateManagedUser } from '@praxis/contract/demo/user-profiles';
import { addManagedUser } from '@praxis/contract/demo/users';
import type { RenderedRemote } from '@praxis/sdk/testing';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';
import { withNewestInvoice } from './testing/newest-invoice';

const unpaid = withNewestInvoice({ invoiceStatus: 'Sent', total: 1000, balance: 1000 });

async function chooseClient({ user }: RenderedRemote): Promise<void> {
  const client = await screen.findByLabelText('Client');
  const options = await within(client).findAllByRole('option');
  await user.selectOptions(client, options[1]!);
}

testFormsUnderFaults(remote, {
  'add a task': {
    path: '/apps/todo',
    open: ['Add task'],
    enter: { Title: 'Water the plants' },
    edit: { Title: 'Water the flowers' },
    submit: 'Add task',
    sends: addTask,
  },
  'add an event': {
    path: '/apps/calendar/new',
    enter: { Title: 'Trip' },
    edit: { Title: 'Day trip' },
    submit: 'Add event',
    sends: addCalendarEvent,
  },
  'add a user': {
    path: '/apps/user/list',
    open: ['Add user'],
    enter: {
      'Full name': 'Nia Long',
      Username: 'nia.long',
      Email: 'nia@quay.example',
      Role: 'Editor',
      Country: 'Portugal',
    },
    edit: { Username: 'nia' },
    submit: 'Add user',
    sends: addManagedUser,
  },
  'send a message': {
    path: '/apps/chat/1',
    enter: { Message: 'On my way' },
    submit: 'Send message',
    again: 'Try again',
    sends: sendChatMessage,
  },
  'add a post': {
    path: '/pages/blog/new',
    enter: { Title: 'A quiet morning' },
    edit: { Title: 'A quiet evening' },
    submit: 'Save',
    sends: addPost,
  },
  'add a comment': {
    path: '/pages/blog/detail/1',
    enter: { Comment: 'Yellow it is.' },
    edit: { Comment: 'Blue it is.' },
    submit: 'Post comment',
    sends: addComment,
  },
  'edit general settings': {
    path: '/pages/account-settings',
    enter: { 'Full name': 'Dana Whitfield-Moore' },
    submit: 'Save',
    sends: updateGeneral,
  },
  'edit personal information': {
    path: '/pages/account-settings/information',
    enter: { Bio: 'Runs the practice.' },
    submit: 'Save',
    sends: updateInfo,
  },
  'edit social links': {
    path: '/pages/account-settings/social',
    enter: { Quora: 'https://quora.example/dana' },
    submit: 'Save',
    sends: updateSocialLinks,
  },
  'connect or disconnect an account': {
    path: '/pages/account-settings/social',
    submit: /^(Connect|Disconnect) /,
    sends: updateConnection,
    toggles: true,
  },
  'change a notification setting': {
    path: '/pages/account-settings/notifications',
    submit: 'Someone follows me',
    sends: updateNotifications,
    toggles: true,
  },
  'change the password': {
    path: '/pages/account-settings/password',
    enter: {
      'Current password': 'admin',
      'New password': 'eleven quiet harbours',
      'Repeat new password': 'eleven quiet harbours',
    },
    submit: 'Change password',
    sends: changeDemoPassword,
  },
  'upload a picture': {
    path: '/pages/account-settings',
    enter: { Picture: new File([new Uint8Array(8)], 'photo', { type: 'image/png' }) },
    submit: 'Use picture',
    sends: updatePicture,
  },
  'edit a post': {
    path: '/pages/blog/edit/1',
    enter: { Title: 'A quiet morning, again' },
    submit: 'Save',
    sends: updatePost,
  },
  'edit an event': {
    path: '/apps/calendar/3/edit',
    enter: { Title: 'Dentist at nine' },
    submit: 'Save',
    sends: updateCalendarEvent,
  },
  'edit the chat profile': {
    path: '/apps/chat',
    open: ['Your profile'],
    enter: { About: 'At the front desk' },
    submit: 'Save',
    sends: updateChatProfile,
  },
  'edit a user': {
    path: '/apps/user/edit/4',
    enter: { Company: 'Quay' },
    submit: 'Save',
    sends: updateManagedUser,
  },
  'add an invoice': {
    path: '/apps/invoice/add',
    open: [chooseClient],
    enter: { Item: 'Data migration', Quantity: '2', Price: '120' },
    edit: { Item: 'Data export' },
    submit: 'Save',
    sends: addDemoInvoice,
  },
  'edit an invoice': {
    path: '/apps/invoice/edit/5050',
    prepare: unpaid,
    enter: { Price: '75' },
    submit: 'Save',
    sends: updateDemoInvoice,
  },
  'add a payment': {
    path: '/apps/invoice/preview/5050',
    prepare: unpaid,
    open: ['Add payment'],
    enter: { Amount: '100' },
    edit: { Amount: '150' },
    submit: 'Add payment',
    sends: addInvoicePayment,
  },
  'send an invoice to a client': {
    path: '/apps/invoice/preview/5050',
    prepare: unpaid,
    open: ['Send'],
    submit: 'Send invoice',
    sends: sendDemoInvoice,
  },
  'subscribe to the launch': {
    path: '/misc/coming-soon',
    account: null,
    enter: { Email: 'nia@quay.example' },
    submit: 'Notify me',
    sends: subscribeToLaunch,
  },
  'create an account': {
    path: '/pages/register-v1',
    account: null,
    enter: {
      Username: 'nia.long',
      Email: 'nia@quay.example',
      Password: 'eleven quiet harbours',
    },
    submit: 'Create account',
    sends: demoRegister,
  },
  'request a password reset': {
    path: '/pages/forgot-password-v1',
    account: null,
    enter: { Email: 'admin@demo.com' },
    submit: 'Send code',
    sends: demoForgotPassword,
  },
});
