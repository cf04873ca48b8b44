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
  /** By method and number of segments, because every request of the page asks for its route. */
  private readonly byShape = new Map<string, KnownRoute[]>();

  constructor(modules: readonly BackEndModule[]) {
    for (const module of modules) for (const route of module.endpoints) this.add(module, route);
  }

  match(method: string, path: string): Match | undefined {
    const segments = split(path);
    const [best] = (this.byShape.get(shapeOf(method, segments)) ?? [])
      .filter((route) => fits(route, segments))
      // A literal segment takes precedence over a parameter: `/cards/setup` over `/cards/:id`.
      .toSorted((first, second) => parametersOf(first) - parametersOf(second));
    return best && { route: best, params: paramsOf(best, segments) };
  }

  private add(module: BackEndModule, { method, path }: Route): void {
    const segments = split(path);
    const shape = shapeOf(method, segments);
    const routes = this.byShape.get(shape) ?? [];
    routes.push({ module, method, path, segments });
    this.byShape.set(shape, routes);
  }
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

const shapeOf = (method: string, segments: readonly string[]) => `${method} ${segments.length}`;

const isParameter = (segment: string): boolean => segment.startsWith(':');

const parametersOf = ({ segments }: KnownRoute): number => segments.filter(isParameter).length;

const fits = (route: KnownRoute, segments: readonly string[]): boolean =>
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
