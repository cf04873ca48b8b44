import { useTranslation } from '@praxis/sdk';
import { Link, usePathname } from '@praxis/sdk/router';
import { LinkProvider } from '@praxis/sdk/ui';
import type { RemoteEntry } from '../federation/registry';
import { RemoteOutlet } from '../federation/remote-outlet';
import { useManifest } from '../federation/use-manifest';
import { LanguageMenu } from '../language/language-menu';
import { Brand } from '../menu/brand';
import frame from '../public/frame/bare-frame.module.css';
import { SimulationBar } from '../simulation/simulation-bar';
import { SkinButton } from '../skin/skin-button';
import { useServices } from './services-context';
import { useRouteFocus } from './use-route-focus';

/** The frame of a page that is open to everybody: only a home link, language and skin. */
export function OpenFrame({ entry }: { entry: RemoteEntry }) {
  const { t } = useTranslation('shell');
  const { deployment } = useServices();
  const { manifest } = useManifest(entry);
  const main = useRouteFocus(usePathname(), manifest);
  return (
    <LinkProvider value={Link}>
      <div className={frame.page}>
        <header className={frame.top}>
          <Link to="/" className={frame.brand} aria-label={t('public.home')}>
            <Brand />
          </Link>
          <div className={frame.tools}>
            <LanguageMenu />
            <SkinButton />
          </div>
        </header>
        <main id="main" ref={main} className={frame.main} tabIndex={-1}>
          <RemoteOutlet key={entry.id} entry={entry} />
        </main>
        <SimulationBar deployment={deployment} />
      </div>
    </LinkProvider>
  );
}
