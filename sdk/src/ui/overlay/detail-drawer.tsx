import { useLocation, useNavigate } from 'react-router-dom';
import { Drawer, type ModalProps } from './modal';
import { listSearch, stepsBackTo } from './way-back';

export interface DetailDrawerProps extends Omit<ModalProps, 'look' | 'width' | 'onClose'> {
  /** Address of the list that the drawer stands over; the list's search is kept. */
  closeTo: string;
}

/**
 * A record over its list, at an address of its own: it can be shared, and Back closes it. Closing it
 * goes back to the list where that is where one came from, so that Back does not open it again.
 */
export function DetailDrawer({ closeTo, ...rest }: DetailDrawerProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const close = () => {
    const search = listSearch(location.search);
    const steps = stepsBackTo(closeTo, search);
    if (steps) void navigate(-steps);
    else void navigate({ pathname: closeTo, search }, { preventScrollReset: true, replace: true });
  };
  return <Drawer {...rest} onClose={close} />;
}
