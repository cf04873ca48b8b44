/**
 * The parts of react-router-dom that the product uses. The library is private to the sdk: sharing all of it
 * would double the bytes.
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
