import type { HostApi } from '@praxis/sdk';
import { recordsChanged } from '@praxis/sdk/data';
import { createBrowserRouter } from '@praxis/sdk/router';
import { createStore } from '@praxis/sdk/store';
import { abilityOf } from '../auth/ability';
import { hostSignIn } from '../auth/host-sign-in';
import { identity, suspended, updateUserData, userKeyOf } from '../auth/session';
import { signOut } from '../auth/sign-out';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { language } from '../language/language';
import { notifyOfApp } from '../notifications/notice-store';
import { skin } from '../skin/skin';
import { showMailOf } from '../simulation/panel-state';
import { joinOtherTabs } from '../store/other-tabs';
import { FaultPage } from './fault-page';
import { CurrentRoute } from './current-route';
import type { Services } from './services-context';

export function createServices(deployment: Deployment, { client }: Http): Services {
  const store = createStore(client);
  const router = createBrowserRouter([
    { path: '*', element: <CurrentRoute />, errorElement: <FaultPage /> },
  ]);
  const user = userKeyOf(identity.get());
  const host: HostApi = {
    identity,
    language,
    skin,
    client,
    can: (action, subject) => abilityOf(identity.get()).can(action, subject),
    navigate: (path) => void router.navigate(path),
    notify: (notice) => {
      // A late response may name a patient, and after sign-out somebody else may see the screen.
      if (user === null || user === userKeyOf(identity.get())) notifyOfApp(notice);
    },
    updateUserData,
    signIn: hostSignIn(deployment),
    signOut: () => signOut(client),
    showMail: showMailOf(deployment),
  };
  const revalidate = () => store.redux.dispatch({ ...recordsChanged(null), elsewhere: true });
  const stops = [
    joinOtherTabs(store, deployment.backEnd),
    onTabVisible(revalidate),
    suspended.subscribe(() => {
      if (!suspended.get()) revalidate();
    }),
  ];
  return {
    deployment,
    store,
    host,
    router,
    dispose() {
      stops.forEach((stop) => stop());
      router.dispose();
      store.dispose();
    },
  };
}

/** Calls back when the tab becomes visible again: other users may have changed data in the meantime. */
function onTabVisible(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}
