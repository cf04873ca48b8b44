type Work = () => void;

const near: Work[] = [];
const far = new Set<Work>();
let scheduled = false;
/** Something near was asked for. */
let begun = false;

/** One chart a task, so that a press between two of them is answered. */
function schedule(): void {
  if (scheduled) return;
  if (near.length > 0) setTimeout(next);
  else if (far.size > 0) atRest(next);
  else return;
  scheduled = true;
}

function next(): void {
  scheduled = false;
  const [first] = far;
  const work = near.shift() ?? first;
  if (work) far.delete(work);
  // Also where drawing one of them fails, the others are drawn.
  schedule();
  work?.();
}

const atRest = (run: Work): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : setTimeout(run, 200);

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
  return () => void far.delete(work);
}
