/**
 * What the product uses of react-router-dom. It is private to the sdk, because sharing it whole
 * would cost twice the bytes.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
