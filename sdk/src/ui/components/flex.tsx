import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names';
import type { space } from '../theme/tokens';
import styles from './flex.module.css';

export interface FlexProps extends ComponentProps<'div'> {
  /** Element to render; `div` by default. */
  as?: ElementType;
  /** Children under each other instead of beside each other. */
  vertical?: boolean;
  /** A step of the 4 px grid; 2 is 8 px. */
  gap?: keyof typeof space;
  /** Across the row or column: `center` in a row, `stretch` in a column, unless it is named. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the row or column. */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Goes on in a next line where there is no room. */
  wrap?: boolean;
}

/** Puts children in a row or a column, on the grid. */
export function Flex({
  as: Element = 'div',
  vertical = false,
  gap = 2,
  align = vertical ? 'stretch' : 'center',
  justify,
  wrap = false,
  className,
  style,
  ...rest
}: FlexProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles['flex'],
        vertical && styles['vertical'],
        wrap && styles['wrap'],
        className,
      )}
      style={{
        gap: `var(--praxis-space-${gap})`,
        alignItems: align,
        justifyContent: justify,
        ...style,
      }}
    />
  );
}
