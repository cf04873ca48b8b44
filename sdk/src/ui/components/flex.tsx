import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names';
import type { space } from '../theme/tokens';
import styles from './flex.module.css';

export interface FlexProps extends ComponentProps<'div'> {
  /** Element to render; `div` by default. */
  as?: ElementType;
  /** Stacks the children in a column. */
  vertical?: boolean;
  /** A step of the 4 px grid; 2 is 8 px. */
  gap?: keyof typeof space;
  /** Cross-axis alignment; defaults to `center` in a row and `stretch` in a column. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Main-axis alignment. */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Wraps children onto new lines. */
  wrap?: boolean;
}

/** Flex row or column with a gap from the 4 px grid. */
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
