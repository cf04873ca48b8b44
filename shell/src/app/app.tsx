import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { HostProvider } from '@praxis/sdk';
import { RouterProvider } from '@praxis/sdk/router';
import { IdleWatch } from '../auth/idle-watch';
import { identity } from '../auth/session';
import { startRipples } from '@praxis/sdk/ui';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { Notices } from '../notifications/notices';
import { createServices } from './services';
import { servicesMade, takeServices } from './services-ahead';
import { FrameSkeleton } from './frame-skeleton';
import { ServicesProvider, type Services } from './services-context';

/** The product for somebody who is signed in, and the open pages of role apps for whoever is not. */
export default function App({ deployment }: { deployment: Deployment }) {
  const [services, setServices] = useState<Services | null>(() => servicesMade(deployment));
  const who = useSyncExternalStore(identity.subscribe, identity.get);

  useEffect(startRipples, []);
  // Before the first frame: after signing in everything is there, and nothing need wait.
  useLayoutEffect(() => {
    let left = false;
    let made = takeServices(deployment);
    const make = (http: Http) => {
      if (left) return;
      made = createServices(deployment, http);
      setServices(made);
    };
    const http = deployment.loadedHttp();
    if (!made && http) make(http);
    else if (!made) void deployment.http().then(make);
    return () => {
      left = true;
      made?.dispose();
    };
  }, [deployment]);

  if (!services) return who && <FrameSkeleton />;
  return (
    <ServicesProvider value={services}>
      <StoreProvider store={services.store.redux}>
        <HostProvider value={services.host}>
          <RouterProvider router={services.router} />
          <Notices />
          {who && <IdleWatch />}
        </HostProvider>
      </StoreProvider>
    </ServicesProvider>
  );
}
