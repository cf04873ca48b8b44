/**
 * What the product uses of react-router-dom. It is private to the sdk, because sharing it whole
 * would cost twice the bytes.
 */
export {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'react-router-dom';
export { pageAt, type PageAt } from './router/page-at';
export { RouterLink as Link } from './router/router-link';
export { RouterProvider } from './router/router-provider';
export { useNavigate } from './router/use-navigate';
export { useNavigateLater } from './router/use-navigate-later';
export { useSearchParams } from './router/use-search-params';
export { usePathname } from './router/use-address';
