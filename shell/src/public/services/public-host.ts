import type { HostApi } from '@praxis/sdk';
import { RequestError, type Client } from '@praxis/sdk/data';
import { fetchFailure } from '@praxis/sdk/ui';
import { defaultAccess } from '../../auth/default-access';
import { hostSignIn } from '../../auth/host-sign-in';
import { endSession, identity, updateUserData } from '../../auth/session';
import type { Deployment } from '../../boot/deployment';
import { language } from '../../language/language';
import { notify } from '../../notifications/notice-store';
import { showMailOf } from '../../simulation/panel-state';
import { skin } from '../../skin/skin';
import { goTo } from '../address';

/** Creates the host API for public pages, without the router and without user abilities. */
export function createPublicHost(deployment: Deployment): HostApi {
  const { http } = deployment;
  return {
    identity,
    language,
    skin,
    client: lazyClient(http),
    can: (action, subject) => action === defaultAccess.action && subject === defaultAccess.subject,
    navigate: (path) => goTo(path),
    notify,
    updateUserData,
    signIn: hostSignIn(deployment),
    signOut: () => endSession(),
    showMail: showMailOf(deployment),
  };
}

/** A client that lazy-loads the HTTP code with the first request. */
function lazyClient(http: Deployment['http']): Client {
  return {
    async call(endpoint, input, options) {
      const { client } = await http().catch(() => {
        throw new RequestError(fetchFailure());
      });
      return client.call(endpoint, input, options);
    },
  };
}
