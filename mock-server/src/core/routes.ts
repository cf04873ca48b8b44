import type { BackEndModule, RouteLine } from './module';

/** A route of a module, ready to be matched. */
export interface Route {
  module: BackEndModule;
  method: string;
  path: string;
  segments: readonly string[];
}

interface Match {
  route: Route;
  /** Undefined where an escape of the path is malformed: it names nothing. */
  params: Record<string, string> | undefined;
}

/** Finds the module that serves a request. Known without loading any module's code. */
export class RouteTable {
  private readonly byMethod = new Map<string, Route[]>();

  constructor(modules: readonly BackEndModule[]) {
    for (const module of modules) for (const line of module.routes) this.add(module, line);
  }

  match(method: string, path: string): Match | undefined {
    const segments = split(path);
    const [best] = (this.byMethod.get(method) ?? [])
      .filter((route) => fits(route, segments))
      // A fixed word wins over a parameter: `/cards/setup` over `/cards/:id`.
      .toSorted((first, second) => parametersOf(first) - parametersOf(second));
    return best && { route: best, params: paramsOf(best, segments) };
  }

  private add(module: BackEndModule, line: RouteLine): void {
    const [method = '', path = ''] = line.split(' ');
    const routes = this.byMethod.get(method) ?? [];
    routes.push({ module, method, path, segments: split(path) });
    this.byMethod.set(method, routes);
  }
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

const parametersOf = ({ segments }: Route): number => segments.filter(isParameter).length;

const fits = (route: Route, segments: readonly string[]): boolean =>
  route.segments.length === segments.length &&
  route.segments.every((segment, index) => isParameter(segment) || segment === segments[index]);

function paramsOf(route: Route, segments: readonly string[]): Match['params'] {
  const params: Record<string, string> = {};
  try {
    for (const [index, segment] of route.segments.entries())
      if (isParameter(segment))
        params[segment.slice(1)] = decodeURIComponent(segments[index] ?? '');
  } catch {
    return undefined;
  }
  return params;
}
