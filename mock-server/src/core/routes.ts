import type { BackEndModule, Route } from './module';

/** A module's route, prepared for matching. */
interface KnownRoute extends Route {
  module: BackEndModule;
  segments: readonly string[];
}

interface Match {
  route: KnownRoute;
  /** Undefined if an escape sequence of the path is malformed. */
  params: Record<string, string> | undefined;
}

/** Finds the module that serves a request, without loading any module's code. */
export class RouteTable {
  private readonly byMethod = new Map<string, KnownRoute[]>();

  constructor(modules: readonly BackEndModule[]) {
    for (const module of modules) for (const route of module.endpoints) this.add(module, route);
  }

  match(method: string, path: string): Match | undefined {
    const segments = split(path);
    const [best] = (this.byMethod.get(method) ?? [])
      .filter((route) => fits(route, segments))
      // A literal segment takes precedence over a parameter: `/cards/setup` over `/cards/:id`.
      .toSorted((first, second) => parametersOf(first) - parametersOf(second));
    return best && { route: best, params: paramsOf(best, segments) };
  }

  private add(module: BackEndModule, { method, path }: Route): void {
    const routes = this.byMethod.get(method) ?? [];
    routes.push({ module, method, path, segments: split(path) });
    this.byMethod.set(method, routes);
  }
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

const parametersOf = ({ segments }: KnownRoute): number => segments.filter(isParameter).length;

const fits = (route: KnownRoute, segments: readonly string[]): boolean =>
  route.segments.length === segments.length &&
  route.segments.every((segment, index) => isParameter(segment) || segment === segments[index]);

function paramsOf(route: KnownRoute, segments: readonly string[]): Match['params'] {
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
