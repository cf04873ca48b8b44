import { deferredParts } from '../lazy/deferred-parts';

type Task = () => void;

const visible: Task[] = [];
const offscreen = new Set<Task>();
let scheduled = false;
/** Whether a visible chart was queued. */
let started = false;
/** Tells the shell that all charts are drawn: it pauses background preloads until then. */
let finish: Task | undefined;

/** Draws one chart per macrotask, so that clicks are handled in between. */
function schedule(): void {
  if (scheduled) return;
  if (visible.length === 0 && offscreen.size === 0) {
    finish?.();
    finish = undefined;
    return;
  }
  if (!finish) deferredParts.await(new Promise<void>((resolve) => (finish = resolve)));
  if (visible.length > 0) setTimeout(runNext);
  else whenIdle(runNext);
  scheduled = true;
}

function runNext(): void {
  scheduled = false;
  const [first] = offscreen;
  const task = visible.shift() ?? first;
  if (task) offscreen.delete(task);
  try {
    task?.();
  } finally {
    // A failed chart must not stop the others.
    schedule();
  }
}

const whenIdle = (run: Task): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 1000 })
    : setTimeout(run, 200);

/** Queues a drawing task of a visible chart; tasks run in order, each in its own macrotask. */
export function queueDraw(task: Task): void {
  started = true;
  visible.push(task);
  schedule();
}

/**
 * Queues the drawing of an offscreen chart, which runs when all visible charts are drawn and the browser is
 * idle. Never runs if no visible chart was queued, since such a page needs no chart engine.
 *
 * @returns a function that cancels the task
 */
export function queueOffscreenDraw(task: Task): () => void {
  offscreen.add(task);
  if (started) schedule();
  return () => {
    offscreen.delete(task);
    if (started) schedule();
  };
}
