import { deferredParts } from '../lazy/deferred-parts';

type Work = () => void;

const near: Work[] = [];
const far = new Set<Work>();
let scheduled = false;
/** Something near was asked for. */
let begun = false;
/** Says to the shell that all is drawn: until then it brings nothing for later. */
let finish: Work | undefined;

/** One chart a task, so that a press between two of them is answered. */
function schedule(): void {
  if (scheduled) return;
  if (near.length === 0 && far.size === 0) {
    finish?.();
    finish = undefined;
    return;
  }
  if (!finish) deferredParts.await(new Promise<void>((resolve) => (finish = resolve)));
  if (near.length > 0) setTimeout(next);
  else atRest(next);
  scheduled = true;
}

function next(): void {
  scheduled = false;
  const [first] = far;
  const work = near.shift() ?? first;
  if (work) far.delete(work);
  try {
    work?.();
  } finally {
    // Also where drawing one of them fails, the others are drawn.
    schedule();
  }
}

const atRest = (run: Work): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 1000 })
    : setTimeout(run, 200);

/** Runs something in a task of its own, after what asked before. */
export function inTurn(work: Work): void {
  begun = true;
  near.push(work);
  schedule();
}

/**
 * Runs something once what is nearer has been drawn and the page is at rest: not before something near
 * was, since a page without a chart in sight needs no engine.
 *
 * @returns takes it back
 */
export function whenOthersAreDone(work: Work): () => void {
  far.add(work);
  if (begun) schedule();
  return () => {
    far.delete(work);
    if (begun) schedule();
  };
}
