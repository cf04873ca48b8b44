import type { ComponentProps } from 'react';
import { RouterProvider as DomRouterProvider } from 'react-router-dom';

/**
 * The router's provider. A page follows its address with the press, as the request of what it shows
 * goes out with its rendering: as a transition, which gives way to all else, that took longer than
 * the answer.
 */
export function RouterProvider({
  router,
}: Pick<ComponentProps<typeof DomRouterProvider>, 'router'>) {
  return <DomRouterProvider router={router} useTransitions={false} />;
}
