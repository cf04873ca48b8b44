import { eachMapping, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Short name of a source: its package, or the product's own file. */
export function nameOfSource(source) {
  if (!source) return '(bundler)';
  const packages = source.split('node_modules/');
  if (packages.length > 1) {
    const [scope, name] = packages.at(-1).split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  if (/webpack\/(runtime|bootstrap|sharing|container)|^webpack:.*external /.test(source)) {
    return '(bundler)';
  }
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\.?\/)+/, '');
}

async function fetchMap(url) {
  const response = await fetch(`${url}.map`);
  if (!response.ok) return null;
  return new TraceMap(await response.json());
}

/** Source maps of scripts by URL, if they are served. */
export async function loadSourceMaps(urls) {
  const maps = await Promise.all(urls.map(async (url) => [url, await fetchMap(url)]));
  return new Map(maps.filter(([, map]) => map));
}

/** Owner of a stack frame. */
export function ownerOfFrame(frame, maps) {
  if (!frame?.url) {
    const name = frame?.functionName ?? '';
    return /^\((idle|program|garbage collector)\)$/.test(name) || !name ? null : '(engine)';
  }
  const map = maps.get(frame.url);
  if (!map) return frame.url.split('/').at(-1);
  const { source } = originalPositionFor(map, {
    line: frame.lineNumber + 1,
    column: frame.columnNumber,
  });
  return nameOfSource(source);
}

/** Share of each owner in a script's text, between 0 and 1. */
export async function sharesOfScript(url, map) {
  const lines = (await (await fetch(url)).text()).split('\n');
  const lengths = new Map();
  let total = 0;
  const add = (source, length) => {
    if (length <= 0) return;
    const owner = nameOfSource(source);
    lengths.set(owner, (lengths.get(owner) ?? 0) + length);
    total += length;
  };
  let last = null;
  const close = (line, column) => {
    if (!last) return;
    const end = line === last.line ? column : lines[last.line - 1].length;
    add(last.source, end - last.column);
  };
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    close(generatedLine, generatedColumn);
    last = { line: generatedLine, column: generatedColumn, source };
  });
  close(-1, 0);
  return [...lengths].map(([owner, length]) => ({ owner, share: length / total }));
}
