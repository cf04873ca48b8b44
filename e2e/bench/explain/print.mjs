const chartWidth = 48;

const right = (value, width) => value.toFixed(0).padStart(width);

/** Sums milliseconds or kilobytes by name, largest first. */
export function sumBy(items, nameOf, amountOf) {
  const sums = new Map();
  for (const item of items) {
    const name = nameOf(item);
    if (name) sums.set(name, (sums.get(name) ?? 0) + amountOf(item));
  }
  return [...sums].map(([name, amount]) => ({ name, amount })).sort((a, b) => b.amount - a.amount);
}

function bar(startMs, endMs, totalMs) {
  const place = (ms) => Math.min(chartWidth, Math.round((ms / totalMs) * chartWidth));
  const from = place(startMs);
  return `${' '.repeat(from)}${'#'.repeat(Math.max(1, place(endMs) - from))}`.padEnd(
    chartWidth + 1,
  );
}

function shortName(url) {
  const { pathname, port, protocol } = new URL(url);
  if (!protocol.startsWith('http')) return url.slice(0, 60);
  return `:${port} ${pathname.length > 70 ? `...${pathname.slice(-67)}` : pathname}`;
}

/** Waterfall of the requests by start, one line with a bar each. */
export function waterfall(requests, readyMs) {
  const lines = [...requests]
    .filter(({ startMs }) => startMs <= readyMs)
    .sort((a, b) => a.startMs - b.startMs)
    .map(({ url, startMs, responseMs, endMs, bytes, fromCache, priority }) => {
      const end = endMs ?? readyMs;
      const size = fromCache ? ' cache' : `${((bytes ?? 0) / 1000).toFixed(1)}`.padStart(6);
      const times = `${right(startMs, 6)}${right(responseMs ?? end, 6)}${right(end, 6)}`;
      const where = bar(startMs, Math.min(end, readyMs), readyMs);
      return `${times}  ${size}  ${(priority ?? '').padEnd(8)} ${where} ${shortName(url)}`;
    });
  return [' start first   end      KB  priority', ...lines].join('\n');
}

export function list(items, unit, most = 15) {
  const shown = items.filter(({ amount }) => amount >= 0.5).slice(0, most);
  return shown
    .map(({ name, amount }) => `${amount.toFixed(1).padStart(8)} ${unit}  ${name}`)
    .join('\n');
}

/** One line per long task: start, duration, and its largest contributors. */
export function longTasks(tasks, contributorsOf) {
  if (tasks.length === 0) return '  none';
  return tasks
    .map((task) => {
      const parts = contributorsOf(task)
        .filter(({ amount }) => amount >= 3)
        .slice(0, 7)
        .map(({ name, amount }) => `${name} ${amount.toFixed(0)}`);
      return `${right(task.atMs, 6)} +${right(task.ms, 4)} ms  ${parts.join(', ')}`;
    })
    .join('\n');
}
