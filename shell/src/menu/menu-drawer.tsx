import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation, type RemoteManifest } from '@praxis/sdk';
import { Brand } from './brand';
import { menuDrawerOpen } from './menu-drawer-open';
import { MenuLinks } from './menu-links';
import styles from './menu.module.css';

/** The menu on a narrow screen: a drawer over the page, closed by Escape, by a tap beside it, or by a link. */
export function MenuDrawer({ manifest }: { manifest: RemoteManifest | null }) {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(menuDrawerOpen.subscribe, menuDrawerOpen.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => menuDrawerOpen.set(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => close, []);

  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={t('menu.label')} onClose={close}>
      <button type="button" className={styles.beside} tabIndex={-1} aria-hidden onClick={close} />
      <div className={styles.drawerContent}>
        <Brand />
        <MenuLinks manifest={manifest} collapsed={false} onFollow={close} />
      </div>
    </dialog>
  );
}
