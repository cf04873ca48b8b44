import type { HostApi } from '@praxis/sdk';
import { recordsChanged } from '@praxis/sdk/data';
import { createBrowserRouter } from '@praxis/sdk/router';
import { createStore } from '@praxis/sdk/store';
import { abilityOf } from '../auth/ability';
import { hostSignIn } from '../auth/host-sign-in';
import { identity, suspended, updateUserData } from '../auth/session';
import { signOut } from '../auth/sign-out';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { language } from '../language/language';
import { notifyOfApp } from '../notifications/notice-store';
import { skin } from '../skin/skin';
import { showMailOf } from '../simulation/panel-state';
import { joinOtherTabs } from '../store/other-tabs';
import { FaultPage } from './fault-page';
import { Place } from './place';
import type { Services } from './services-context';

export function createServices(deployment: Deployment, { client }: Http): Services {
  const store = createStore(client);
  const router = createBrowserRouter([
    { path: '*', element: <Place />, errorElement: <FaultPage /> },
  ]);
  const host: HostApi = {
    identity,
    language,
    skin,
    client,
    can: (action, subject) => abilityOf(identity.get()).can(action, subject),
    navigate: (path) => void router.navigate(path),
    notify: notifyOfApp,
    updateUserData,
    signIn: hostSignIn(deployment),
    signOut: () => signOut(client),
    showMail: showMailOf(deployment),
  };
  const lookAgain = () => store.redux.dispatch({ ...recordsChanged(null), elsewhere: true });
  const stops = [
    joinOtherTabs(store, deployment.backEnd),
    onReturn(lookAgain),
    suspended.subscribe(() => {
      if (!suspended.get()) lookAgain();
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

/** Whoever comes back to the tab sees what others did meanwhile. */
function onReturn(returned: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') returned();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}
