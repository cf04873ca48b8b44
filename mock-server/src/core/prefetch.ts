import type { BackEndModule } from './module';
import { RouteTable } from './routes';

/**
 * Creates a function that loads module code before its first call: the modules of the given
 * endpoints (`GET /api/v1/doctor/plans/:id`), and those marked as `prefetched`.
 */
export function createPrefetch(modules: readonly BackEndModule[]) {
  let routes: RouteTable | undefined;
  return async (lines: readonly string[]): Promise<void> => {
    routes ??= new RouteTable(modules);
    const needed = new Set(modules.filter(({ prefetched }) => prefetched));
    for (const line of lines) {
      const [method = '', path = ''] = line.split(' ');
      const found = routes.match(method, path);
      if (found) needed.add(found.route.module);
    }
    await Promise.all([...needed].map(({ load }) => load()));
  };
}
