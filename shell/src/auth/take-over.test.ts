import { waitFor } from '@testing-library/react';
import type { Session } from '@praxis/sdk';
import { endSession, session, sessionName, startSession } from './session';
import { shareSessionWithOpenedTabs, takeOverSession } from './take-over';

const ana: Session = {
  realm: 'practice',
  userData: { id: 'ana', role: 'doctor', email: 'a@example.org', fullName: 'Ana', abilities: [] },
  accessToken: 'one',
  refreshToken: 'one-refresh',
};

type Message = { kind: string; by: string; address: string };

let other: BroadcastChannel;
let received: Message[] = [];
let stop = () => {};
beforeEach(() => {
  other = new BroadcastChannel('praxis-session');
  other.onmessage = ({ data }: MessageEvent<Message>) => void received.push(data);
});
afterEach(() => {
  stop();
  other.close();
  endSession();
  received = [];
  document.body.replaceChildren();
});
const shortDelay = () => new Promise((resolve) => setTimeout(resolve, 20));
const setReferrer = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

function createLinks() {
  const link = (path: string) => {
    const element = document.body.appendChild(document.createElement('a'));
    element.href = path;
    element.addEventListener('click', (event) => event.preventDefault());
    return element;
  };
  return { pressed: link('/doctor/plans'), other: link('/doctor/team') };
}

test('shares the session only with a tab that requests the address of a pressed link', async () => {
  startSession(ana, 'tab');
  stop = shareSessionWithOpenedTabs();
  const links = createLinks();
  links.pressed.dispatchEvent(
    new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }),
  );
  links.other.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  other.postMessage({ kind: 'wanted', address: links.other.href, by: 'foreign' });
  other.postMessage({ kind: 'wanted', address: links.pressed.href, by: 'new tab' });
  other.postMessage({ kind: 'wanted', address: links.pressed.href, by: 'late' });
  await waitFor(() => expect(received).not.toEqual([]));
  await shortDelay();
  expect(received).toEqual([{ kind: 'given', to: 'new tab', name: sessionName(), session: ana }]);
});

test('a tab that was opened from the product takes over the shared session', async () => {
  setReferrer(`${window.location.origin}/doctor/dashboard`);
  const taken = takeOverSession();
  await waitFor(() => expect(received).not.toEqual([]));
  expect(received).toMatchObject([{ kind: 'wanted', address: window.location.href }]);
  other.postMessage({ kind: 'given', to: received[0]?.by, name: 'shared', session: ana });
  await taken;
  expect([session.get(), sessionName()]).toEqual([ana, 'shared']);
});

test('requests no session and does not wait if opened from elsewhere', async () => {
  setReferrer('https://elsewhere.example/');
  await takeOverSession();
  setReferrer('');
  await takeOverSession();
  await shortDelay();
  expect(received).toEqual([]);
});
