import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { DateTime, Facts } from '@praxis/sdk/ui/page';
import type { Registry } from '../federation/registry';
import styles from './versions-list.module.css';
import { versionsAsText, versionsOnPage, type VersionFacts } from './version-of';

/** Lists the versions of the shell and the loaded apps, to be copied into a support request. */
export function VersionsList({ registry }: { registry: Registry }) {
  const { t } = useTranslation('versions');
  const [copied, setCopied] = useState(false);
  const versions = versionsOnPage(registry);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(versionsAsText(versions));
      setCopied(true);
    } catch {
      // Blocked by the browser: the user can still select the text.
    }
  };
  return (
    <div>
      {versions.map((facts) => (
        <Facts
          key={facts.app}
          title={t(facts.app === 'shell' ? 'shell' : 'app', { app: facts.app })}
          items={itemsOf(facts, t)}
        />
      ))}
      <div className={styles.copy}>
        <Button icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <p role="status" className={styles.copied}>
          {copied && t('copied')}
        </p>
      </div>
    </div>
  );
}

const itemsOf = (
  { version, build, kind }: VersionFacts,
  t: ReturnType<typeof useTranslation>['t'],
) => [
  { label: t('version'), value: version },
  build ? { label: t('commit'), value: <code>{build.commit}</code> } : null,
  build ? { label: t('builtFrom'), value: <DateTime at={build.at} absolute /> } : null,
  kind !== undefined && kind !== 'regular' && { label: t('given'), value: t(`kind.${kind}`) },
];
