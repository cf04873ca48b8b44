import { createElement, useEffect, useMemo } from 'react';
import { useTranslation, type Identity } from '@praxis/sdk';
import { useLazyComponent } from '@praxis/sdk/ui';
import type { Registry } from '../federation/registry';
import { notify } from '../notifications/notice-store';
import { askedOverride } from './asked-override';
import { OverrideBanner } from './override-banner';
import { overrideLink } from './override-link';

const loadDialog = () => import(/* webpackChunkName: "override-dialog" */ './override-dialog');

interface Props {
  registry: Registry;
  who: Identity;
  link: string | null;
}

/** The question whether an app may come from elsewhere, and the banner while it does. */
export default function OverridePart({ registry, who, link }: Props) {
  const { t } = useTranslation('versions');
  const override = useMemo(
    () => (link === null ? null : askedOverride(link, registry)),
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
      {override && Dialog && createElement(Dialog, { override, who })}
    </>
  );
}
