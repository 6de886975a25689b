import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('./pages/home/Home.tsx'),
  route('login', './pages/account/Login.tsx'),
  route('register', './pages/account/Register.tsx'),
  route('password/forgot', './pages/account/ForgotPassword.tsx'),
  route('password/reset/:token', './pages/account/ResetPassword.tsx'),
  route('my/account', './pages/account/Account.tsx'),
  route('start', './pages/platform/Start.tsx'),
  route('welcome/:slug/:token', './pages/platform/Welcome.tsx'),
  route('operator', './pages/platform/Operator.tsx'),
  route('dev/mailbox', './pages/dev/Mailbox.tsx'),
  route('dev/mailbox/:id', './pages/dev/Mail.tsx'),
  route('*', './pages/errors/NotFound.tsx'),
] satisfies RouteConfig
