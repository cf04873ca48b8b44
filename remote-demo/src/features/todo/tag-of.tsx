import { taskTags } from '@praxis/contract/demo/todo';
import { oneOf, Tag } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';

/** A tag of a task; one that the product does not know is shown as it was written. */
export function TagOf({ tag }: { tag: string }) {
  const known = oneOf(tag, taskTags);
  return known ? <StatusTag of="taskTag" status={known} /> : <Tag>{tag}</Tag>;
}
