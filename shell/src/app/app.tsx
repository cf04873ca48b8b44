import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { HostProvider } from '@praxis/sdk';
import { RouterProvider } from '@praxis/sdk/router';
import IdleWatch from '../auth/idle-watch';
import { identity } from '../auth/session';
import { startRipples } from '@praxis/sdk/ui';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { Notices } from '../notifications/notices';
import { createServices } from './services';
import { earlyServices, takeEarlyServices } from './early-services';
import { FrameSkeleton } from './frame-skeleton';
import { ServicesProvider, type Services } from './services-context';

/** The product when signed in, and the open pages of role apps when signed out. */
export default function App({ deployment }: { deployment: Deployment }) {
  const [services, setServices] = useState<Services | null>(() => earlyServices(deployment));
  const user = useSyncExternalStore(identity.subscribe, identity.get);

  useEffect(startRipples, []);
  // A layout effect, before the first paint: after sign-in everything is already loaded.
  useLayoutEffect(() => {
    let canceled = false;
    let created = takeEarlyServices(deployment);
    const create = (http: Http) => {
      if (canceled) return;
      created = createServices(deployment, http);
      setServices(created);
    };
    const http = deployment.loadedHttp();
    if (!created && http) create(http);
    else if (!created) void deployment.http().then(create);
    return () => {
      canceled = true;
      created?.dispose();
    };
  }, [deployment]);

  if (!services) return user && <FrameSkeleton />;
  return (
    <ServicesProvider value={services}>
      <StoreProvider store={services.store.redux}>
        <HostProvider value={services.host}>
          <RouterProvider router={services.router} />
          <Notices />
          {user && <IdleWatch deployment={deployment} />}
        </HostProvider>
      </StoreProvider>
    </ServicesProvider>
  );
}
