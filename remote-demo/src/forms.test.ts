import { updateGeneral } from '@praxis/contract/demo/account-changes';
import { addComment, addPost } from '@praxis/contract/demo/blog-posts';
import { addCalendarEvent } from '@praxis/contract/demo/calendar';
import { sendChatMessage } from '@praxis/contract/demo/chat';
import { addTask } from '@praxis/contract/demo/todo';
import { addManagedUser } from '@praxis/contract/demo/users';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

testFormsUnderFaults(remote, {
  'a task': {
    path: '/apps/todo',
    open: ['Add task'],
    enter: { Title: 'Water the plants' },
    submit: 'Add task',
    sends: addTask,
  },
  'an event': {
    path: '/apps/calendar/new',
    enter: { Title: 'Trip' },
    submit: 'Add event',
    sends: addCalendarEvent,
  },
  'a user': {
    path: '/apps/user/list',
    open: ['Add user'],
    enter: {
      'Full name': 'Nia Long',
      Username: 'nia.long',
      Email: 'nia@quay.example',
      Role: 'Editor',
      Country: 'Portugal',
    },
    submit: 'Add user',
    sends: addManagedUser,
  },
  'a message': {
    path: '/apps/chat/1',
    enter: { Message: 'On my way' },
    submit: 'Send message',
    sends: sendChatMessage,
  },
  'a post': {
    path: '/pages/blog/new',
    enter: { Title: 'A quiet morning' },
    submit: 'Save',
    sends: addPost,
  },
  'a comment': {
    path: '/pages/blog/detail/1',
    enter: { Comment: 'Yellow it is.' },
    submit: 'Post comment',
    sends: addComment,
  },
  'the account': {
    path: '/pages/account-settings',
    enter: { 'Full name': 'Dana Whitfield-Moore' },
    submit: 'Save',
    sends: updateGeneral,
  },
});
