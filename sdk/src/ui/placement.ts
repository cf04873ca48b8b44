/** Which side of its anchor something floats on; it goes to the other one where there is no room. */
export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Alignment = 'start' | 'center' | 'end';

export interface Placement {
  side: Side;
  align: Alignment;
  /** Pixels between it and its anchor. */
  gap: number;
}
