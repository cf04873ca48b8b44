import type { BackEndModule } from './module';
import { RouteTable } from './routes';

/**
 * Loads the code of modules before they are called: of those that serve some endpoints
 * (`GET /api/v1/doctor/plans/:id`), and of those that nearly every visit calls.
 */
export function createFetchAhead(modules: readonly BackEndModule[]) {
  let routes: RouteTable | undefined;
  return async (lines: readonly string[]): Promise<void> => {
    routes ??= new RouteTable(modules);
    const wanted = new Set(modules.filter(({ prefetched }) => prefetched));
    for (const line of lines) {
      const [method = '', path = ''] = line.split(' ');
      const found = routes.match(method, path);
      if (found) wanted.add(found.route.module);
    }
    await Promise.all([...wanted].map(({ load }) => load()));
  };
}
