import { useSyncExternalStore } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { skins } from '@praxis/sdk/ui/theme/tokens';
import styles from './colors/colors.module.css';
import { SwatchTile } from './colors/swatch-tile';
import { swatchesOf } from './colors/swatches';
import { useCopy } from './gallery/use-copy';

/** All colors of the current skin, with their contrast on their background. */
export default function ColorsPage() {
  const { t } = useTranslation('demo');
  const { skin } = useHost();
  const { copied, copy } = useCopy();
  const groups = swatchesOf(skins[useSyncExternalStore(skin.subscribe, skin.get)]);
  return (
    <Page>
      <PageHeader title={t('kit.sections.colors.title')}>
        {t('kit.sections.colors.subtitle')}
      </PageHeader>
      {Object.entries(groups).map(([group, swatches]) => (
        <section key={group} className={styles['group']}>
          <h2>{t(`kit.colors.${group}`)}</h2>
          <ul className={styles['swatches']}>
            {swatches.map((swatch) => (
              <SwatchTile key={swatch.property} swatch={swatch} copied={copied} onCopy={copy} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
