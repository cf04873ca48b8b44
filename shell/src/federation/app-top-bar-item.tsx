import {
  Component,
  createElement,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { AppRoot, type TopBarItem, type TopBarProps } from '@praxis/sdk';
import { useServices } from '../app/services-context';
import { useIsAllowed, withAllowedLinks } from '../auth/allowed';
import type { AppErrorBoundary } from '../faults/react-error-handlers';
import { addTexts } from '../language/language';
import type { LoadedRemote } from './load-remote';
import { textsLoader } from './texts-loader';
import { topBarSlots } from './top-bar-slot';
import { whenUsable } from './when-usable';

interface Props {
  remote: LoadedRemote;
  pathname: string;
  /** Whether the page at this address is rendered. */
  shown: boolean;
}

/** Renders all top bar items of an app. */
export function AppTopBarItems(props: Props) {
  const isAllowed = useIsAllowed();
  const { manifest: whole, module } = props.remote;
  const navigation = useMemo(() => withAllowedLinks(whole, isAllowed), [whole, isAllowed]);
  return module.topBarItems?.map((item) => (
    <AppTopBarItem key={item.feature} {...props} item={item} navigation={navigation} />
  ));
}

interface ItemProps extends Props, TopBarProps {
  item: TopBarItem;
}

/**
 * Renders one item on the pages that it names. It loads after the page and persists across pages; if
 * it fails to load or to render, the bar does not change.
 */
function AppTopBarItem({ item, navigation, remote, pathname, shown }: ItemProps) {
  const { entry, module } = remote;
  const { store } = useServices();
  const isAllowed = useIsAllowed();
  const slot = topBarSlots[item.place];
  const place = useSyncExternalStore(slot.subscribe, slot.get);
  const [loaded, setLoaded] = useState<ComponentType<TopBarProps> | null>(null);
  const isOver =
    isAllowed(item) &&
    item.over.some((area) => pathname === area || pathname.startsWith(`${area}/`));

  useEffect(() => {
    if (!isOver || !shown || loaded) return undefined;
    return whenUsable(store, () => {
      let canceled = false;
      const { feature, load } = item;
      Promise.all([load(), addTexts(entry.id, textsLoader(module, feature), feature)]).then(
        ([{ default: component }]) => canceled || setLoaded(() => component),
        // Ignored: the next page retries.
        () => undefined,
      );
      return () => {
        canceled = true;
      };
    });
  }, [item, isOver, shown, loaded, store, entry, module, pathname]);

  if (!place || !isOver || !loaded) return null;
  return createPortal(
    <QuietBoundary remote={entry.id}>
      <AppRoot app={entry.id}>{createElement(loaded, { navigation })}</AppRoot>
    </QuietBoundary>,
    place,
  );
}

/** Renders nothing on errors, so that a failing item does not affect the page. */
class QuietBoundary
  extends Component<{ remote: string; children: ReactNode }, { failed: boolean }>
  implements AppErrorBoundary
{
  override state = { failed: false };

  get faultsOf() {
    return this.props.remote;
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
