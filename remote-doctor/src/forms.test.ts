import { createVisitType } from '@praxis/contract/endpoints/doctor-visit-types';
import { createPlan } from '@praxis/contract/endpoints/plans';
import { putPractice } from '@praxis/contract/endpoints/practice';
import { inviteTeamMember } from '@praxis/contract/endpoints/team';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { sendMessage } from '@praxis/contract/endpoints/threads';
import { sample } from '@praxis/sdk/testing';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

testFormsUnderFaults(remote, {
  'a plan': {
    path: '/doctor/plans/new',
    enter: { Name: 'Winter check', 'Price per period': '89.50' },
    submit: 'Save draft',
    sends: createPlan,
  },
  'an appointment type': {
    path: '/doctor/profile?tab=visitTypes',
    open: ['Add type'],
    enter: { Name: 'Vaccination' },
    submit: 'Save',
    sends: createVisitType,
  },
  'an invitation': {
    path: '/doctor/team',
    open: ['Invite'],
    enter: { Email: 'nia@quay.example', Role: 'Nurse' },
    submit: 'Send invitation',
    sends: inviteTeamMember,
  },
  'an answer in a conversation': {
    path: `/doctor/messages/${sample.thread}`,
    enter: { 'Write a reply': 'The iron is fine.' },
    submit: 'Send',
    sends: sendMessage,
  },
  'the practice': {
    path: '/doctor/profile?tab=practice',
    enter: { City: 'Albany' },
    submit: 'Save',
    sends: putPractice,
  },
  'the account': {
    path: '/doctor/profile',
    enter: { 'Full name': 'Helen Marsh-Lee' },
    submit: 'Save',
    sends: updateMe,
  },
});
