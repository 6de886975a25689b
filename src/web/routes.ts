import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('./pages/home/Home.tsx'),
  route('login', './pages/account/Login.tsx'),
  route('register', './pages/account/Register.tsx'),
  route('password/forgot', './pages/account/ForgotPassword.tsx'),
  route('password/reset/:token', './pages/account/ResetPassword.tsx'),
  route('welcome/:slug/:token', './pages/platform/Welcome.tsx'),
  route('courses', './pages/site/Courses.tsx'),
  route('terms', './pages/site/Legal.tsx', { id: 'terms' }),
  route('privacy', './pages/site/Legal.tsx', { id: 'privacy' }),
  route(':slug', './pages/site/Course.tsx'),
  route(':slug/watch', './pages/watch/Watch.tsx'),
  route(':slug/watch/login', './pages/watch/WatchLogin.tsx'),

  layout('./pages/WithQueries.tsx', [
    route('start', './pages/platform/Start.tsx'),
    route('operator', './pages/platform/Operator.tsx'),
    route('dev/mailbox', './pages/dev/Mailbox.tsx'),
    route('dev/mailbox/:id', './pages/dev/Mail.tsx'),
    route('my', './pages/my/My.tsx'),
    route('my/account', './pages/account/Account.tsx'),
    route(':slug/watch/:lectureId', './pages/watch/Lesson.tsx'),
    route(':slug/checkout', './pages/checkout/Checkout.tsx'),
    route('payment/:hash', './pages/checkout/Payment.tsx'),

    layout('./pages/panel/PanelShell.tsx', [
      route('home', './pages/panel/Dashboard.tsx'),
      route('home/courses', './pages/panel/Courses.tsx'),
      route('home/courses/new', './pages/panel/NewCourse.tsx'),
      route('home/courses/:courseId/edit', './pages/panel/CourseEditor.tsx', [
        index('./pages/panel/CourseContent.tsx'),
        route('details', './pages/panel/CourseDetails.tsx'),
        route('price', './pages/panel/CoursePrice.tsx'),
      ]),
      route('home/courses/:courseId/lectures/:lectureId?/edit', './pages/panel/Lecture.tsx'),
      route('home/reviews', './pages/panel/Reviews.tsx'),
      route('home/settings/people', './pages/panel/PeopleSettings.tsx'),
    ]),
  ]),
  route('*', './pages/errors/NotFound.tsx'),
] satisfies RouteConfig
