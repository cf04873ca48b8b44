/** Preferred side of the anchor; the element flips to the opposite one if there is no room. */
export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Alignment = 'start' | 'center' | 'end';

export interface Placement {
  side: Side;
  align: Alignment;
  /** Pixels between the element and its anchor. */
  gap: number;
}
