import { useSyncExternalStore } from 'react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from '@praxis/sdk';
import { IconButton } from '@praxis/sdk/ui';
import { chooseSkin, skin } from './skin';

/** Toggles between the light and the dark skin. */
export function SkinButton() {
  const { t } = useTranslation('shell');
  const current = useSyncExternalStore(skin.subscribe, skin.get);
  const next = current === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={next === 'dark' ? Moon : Sun}
      label={t(`skin.${next}`)}
      side="bottom"
      onClick={() => chooseSkin(next)}
    />
  );
}
