import {
  Component,
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../app/services-context';
import { useIsAllowed } from '../auth/allowed';
import { addTexts } from '../language/language';
import type { LoadedRemote } from './load-remote';
import { topBarSlot } from './top-bar-slot';
import { whenUsable } from './when-usable';

interface Props {
  remote: Pick<LoadedRemote, 'entry' | 'module'>;
  pathname: string;
  /** The page at this address shows. */
  shown: boolean;
}

/**
 * What an app puts into the top bar, over the pages that it names. It comes after the page, and
 * stays from page to page; where it cannot be fetched, or fails, the bar is as it was.
 */
export function AppTopBarItem({ remote: { entry, module }, pathname, shown }: Props) {
  const { store } = useServices();
  const isAllowed = useIsAllowed();
  const slot = useSyncExternalStore(topBarSlot.subscribe, topBarSlot.get);
  const [item, setItem] = useState<ComponentType | null>(null);
  const declared = module.topBarItem;
  const isOver =
    declared !== undefined &&
    isAllowed(declared) &&
    declared.over.some((area) => pathname === area || pathname.startsWith(`${area}/`));

  useEffect(() => {
    if (!declared || !isOver || !shown || item) return undefined;
    return whenUsable(store, () => {
      let left = false;
      const { feature, load } = declared;
      Promise.all([
        load(),
        addTexts(entry.id, (language) => module.texts(feature, language), feature),
      ]).then(
        ([{ default: component }]) => left || setItem(() => component),
        // Nobody waits for it: the next page asks again.
        () => undefined,
      );
      return () => {
        left = true;
      };
    });
  }, [declared, isOver, shown, item, store, entry, module, pathname]);

  if (!slot || !isOver || !item) return null;
  return createPortal(<QuietBoundary>{createElement(item)}</QuietBoundary>, slot);
}

/** Shows nothing in the place of what fails: the page is not to suffer from it. */
class QuietBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
