import type { Area, RouteLine } from './area';

/** A route of an area, ready to be matched. */
export interface Route {
  area: Area;
  method: string;
  path: string;
  segments: readonly string[];
}

/** Finds the area that serves a request. Known without loading any area's code. */
export class RouteTable {
  private readonly byMethod = new Map<string, Route[]>();

  constructor(areas: readonly Area[]) {
    for (const area of areas) for (const line of area.routes) this.add(area, line);
  }

  match(
    method: string,
    path: string,
  ): { route: Route; params: Record<string, string> } | undefined {
    const segments = split(path);
    let best: { route: Route; params: Record<string, string> } | undefined;
    for (const route of this.byMethod.get(method) ?? []) {
      const params = paramsOf(route, segments);
      // A fixed word wins over a parameter: `/cards/setup` over `/cards/:id`.
      if (params && (!best || Object.keys(params).length < Object.keys(best.params).length))
        best = { route, params };
    }
    return best;
  }

  private add(area: Area, line: RouteLine): void {
    const [method = '', path = ''] = line.split(' ');
    const routes = this.byMethod.get(method) ?? [];
    routes.push({ area, method, path, segments: split(path) });
    this.byMethod.set(method, routes);
  }
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function paramsOf(route: Route, segments: readonly string[]): Record<string, string> | undefined {
  if (route.segments.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of route.segments.entries()) {
    const actual = segments[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(actual);
    else if (expected !== actual) return undefined;
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A broken escape is an id that nobody has.
  }
}
