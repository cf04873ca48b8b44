import type { ReactElement } from 'react';

/**
 * What a field of antd opens, as the field names it: those that open levels or a tree point at an
 * element by `aria-controls` that antd only makes for its plain lists.
 */
export const popupOf = (id: string) => (content: ReactElement) => (
  <div id={`${id}_list`}>{content}</div>
);
