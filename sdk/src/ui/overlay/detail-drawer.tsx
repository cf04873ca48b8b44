import { useLocation, useNavigate } from 'react-router-dom';
import { Drawer, type ModalProps } from './modal';

export interface DetailDrawerProps extends Omit<ModalProps, 'look' | 'onClose'> {
  /** Address of the list that the drawer stands over; the list's search is kept. */
  closeTo: string;
}

/** A record over its list, at an address of its own: it can be shared, and Back closes it. */
export function DetailDrawer({ closeTo, width = 'large', ...rest }: DetailDrawerProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Drawer
      {...rest}
      width={width}
      onClose={() => void navigate({ pathname: closeTo, search }, { preventScrollReset: true })}
    />
  );
}
