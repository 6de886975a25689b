import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('./pages/home/Home.tsx'),
  route('*', './pages/errors/NotFound.tsx'),
] satisfies RouteConfig
