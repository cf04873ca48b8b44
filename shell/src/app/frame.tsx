import { useMemo, useSyncExternalStore } from 'react';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { Link, usePathname } from '@praxis/sdk/router';
import { LinkProvider } from '@praxis/sdk/ui';
import { useNarrow } from '@praxis/sdk/ui/page';
import { useIsAllowed, withAllowedLinks } from '../auth/allowed';
import { RemoteOutlet } from '../federation/remote-outlet';
import { useNavigation } from '../federation/use-navigation';
import { Menu } from '../menu/menu';
import { MenuDrawer } from '../menu/menu-drawer';
import { menuCollapsed } from '../menu/menu-collapsed';
import { NotFoundPage } from './error-pages';
import styles from './frame.module.css';
import { Landing } from './landing';
import { LeaveRouter } from './leave-router';
import { resolveAddress } from './resolve-address';
import { SimulationBar } from '../simulation/simulation-bar';
import { TopBar } from './top-bar';
import { NotAuthorizedRoute, RedirectToNotAuthorized } from './not-authorized-route';
import { useRouteFocus } from './use-route-focus';
import { useServices } from './services-context';

/** The frame around every page of a signed-in user: top bar, menu, page and simulation bar. */
export function Frame() {
  const { t } = useTranslation('shell');
  const { deployment } = useServices();
  const identity = useIdentity();
  const pathname = usePathname();
  const granted = useMemo(() => deployment.registry.entriesFor(identity), [deployment, identity]);
  const isAllowed = useIsAllowed();
  const whole = useNavigation(granted);
  const navigation = useMemo(() => whole && withAllowedLinks(whole, isAllowed), [whole, isAllowed]);
  const collapsed = useSyncExternalStore(menuCollapsed.subscribe, menuCollapsed.get);
  const narrow = useNarrow();
  const main = useRouteFocus(pathname, navigation);

  return (
    <LinkProvider value={Link}>
      <div className={styles.frame} data-collapsed={collapsed}>
        <a className={styles.skip} href="#main">
          {t('frame.skip')}
        </a>
        {narrow ? (
          <MenuDrawer navigation={navigation} />
        ) : (
          <Menu navigation={navigation} collapsed={collapsed} />
        )}
        <div className={styles.column}>
          <TopBar navigation={navigation} entry={granted[0]} narrow={narrow} />
          <main id="main" ref={main} className={styles.main} tabIndex={-1}>
            <Destination pathname={pathname} />
          </main>
          <SimulationBar deployment={deployment} />
        </div>
      </div>
    </LinkProvider>
  );
}

function Destination({ pathname }: { pathname: string }) {
  const { deployment } = useServices();
  const identity = useIdentity();
  const destination = resolveAddress(pathname, identity, deployment.registry);
  switch (destination.kind) {
    case 'remote':
      return <RemoteOutlet key={destination.entry.id} entry={destination.entry} />;
    case 'landing':
      return <Landing />;
    case 'public':
      return <LeaveRouter />;
    case 'forbidden':
      return <RedirectToNotAuthorized />;
    case 'notAuthorizedPage':
      return <NotAuthorizedRoute />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
