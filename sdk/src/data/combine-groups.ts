import type { StorePart } from './inject';

/** Data groups join the store with the page that first uses them, so an app declares nothing for them. */
export function combineGroups(_groups: readonly { name: string }[]): StorePart {
  return {};
}
