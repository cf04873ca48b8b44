import { Drawer, type ModalProps } from './modal';
import { useWayBack } from './way-back';

export interface DetailDrawerProps extends Omit<ModalProps, 'look' | 'width' | 'onClose'> {
  /** Address of the list that the drawer stands over; the list's search is kept. */
  closeTo: string;
}

/** A record over its list, at an address of its own: it can be shared, and Back closes it. */
export function DetailDrawer({ closeTo, ...rest }: DetailDrawerProps) {
  return <Drawer {...rest} onClose={useWayBack(closeTo)} />;
}
