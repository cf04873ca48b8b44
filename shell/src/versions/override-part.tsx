import { createElement, useEffect, useMemo } from 'react';
import { useTranslation, type Identity } from '@praxis/sdk';
import { useLazyComponent } from '@praxis/sdk/ui';
import type { Registry } from '../federation/registry';
import { notify } from '../notifications/notice-store';
import { OverrideBanner } from './override-banner';
import { isListed, type Override } from './override';
import { overrideLink } from './override-link';

const loadDialog = () => import(/* webpackChunkName: "override-dialog" */ './override-dialog');

interface Props {
  registry: Registry;
  user: Identity;
  link: string | null;
}

/** The confirmation of an app override, and the banner while one is active. */
export default function OverridePart({ registry, user, link }: Props) {
  const { t } = useTranslation('versions');
  const override = useMemo(
    () => (link === null ? null : parseOverrideLink(link, registry)),
    [link, registry],
  );
  const refused = link !== null && !override;
  useEffect(() => {
    if (!refused) return;
    notify({ kind: 'error', text: t('override.refused') });
    overrideLink.set(null);
  }, [refused, t]);
  const Dialog = useLazyComponent(override && loadDialog, () => overrideLink.set(null));
  const overridden = registry.entries.find(({ kind }) => kind === 'override');
  return (
    <>
      {overridden && <OverrideBanner entry={overridden} />}
      {override && Dialog && createElement(Dialog, { override, user })}
    </>
  );
}

/**
 * Parses an override link; null unless it names a known app and an address of a listed origin. Drops
 * query and hash, which a manifest's address does not have.
 */
function parseOverrideLink(link: string, registry: Registry): Override | null {
  const [, app = '', address = ''] = /^([^=]*)=(.*)$/.exec(link) ?? [];
  const known = registry.entries.some(({ id }) => id === app);
  if (!known || !isListed(address, registry.overrideOrigins)) return null;
  const { origin, pathname } = new URL(address);
  return { app, address: origin + pathname };
}
