import { putBilling } from '@praxis/contract/endpoints/billing';
import { addCard } from '@praxis/contract/endpoints/cards';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { createThread, sendMessage } from '@praxis/contract/endpoints/threads';
import { people, sample, type RemoteBackEnd } from '@praxis/sdk/testing';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

async function billed({ api }: RemoteBackEnd): Promise<void> {
  const address = { line1: 'Rue 1', city: 'Paris', postalCode: '75001', country: 'FR' };
  const body = { name: 'Ana Lima', email: 'ana@quay.example', address };
  await (await api('patient')).call(putBilling, { body, version: 0 });
}

testFormsUnderFaults(remote, {
  'a message': {
    path: '/patient/messages',
    open: ['Write a message'],
    enter: { Subject: 'Blood test', Message: 'Are the results there?' },
    edit: { Message: 'Are my results there?' },
    submit: 'Send',
    sends: createThread,
  },
  'an answer in a conversation': {
    path: `/patient/messages/${sample.thread}`,
    enter: { 'Write a reply': 'Thank you.' },
    edit: { 'Write a reply': 'Thank you, Doctor.' },
    submit: 'Send',
    sends: sendMessage,
  },
  'a card': {
    path: '/patient/cards',
    open: ['Add card'],
    enter: { 'Card number': '5555555555554444', 'Expiration date': '1231', 'Security code': '713' },
    edit: { 'Security code': '731' },
    submit: 'Save card',
    sends: addCard,
  },
  billing: {
    path: '/patient/billing',
    enter: {
      Address: '1 Main Street',
      'Postal code': '10001',
      City: 'New York',
      Country: 'United States',
    },
    submit: 'Save',
    sends: putBilling,
    prepare: billed,
    record: people.patient,
  },
  'personal data': {
    path: '/patient/profile?tab=personal',
    enter: { Address: '2 Main Street' },
    submit: 'Save',
    sends: updateMe,
    record: people.patientUser,
  },
});
