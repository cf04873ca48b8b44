import { Drawer, type ModalProps } from './modal';
import { useNavigateBack } from './navigate-back';

export interface DetailDrawerProps extends Omit<ModalProps, 'look' | 'width' | 'onClose'> {
  /** Address of the list below the drawer; the list's search parameters are kept. */
  closeTo: string;
}

/** Drawer with a record over its list. It has its own address, so that it can be shared and Back closes it. */
export function DetailDrawer({ closeTo, ...rest }: DetailDrawerProps) {
  return <Drawer {...rest} onClose={useNavigateBack(closeTo)} />;
}
