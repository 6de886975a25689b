import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { listPath } from '../modules/catalog/editor/vocabulary.ts'
import { KINDS } from '../modules/catalog/kinds/vocabulary.ts'
import type { ProductKind } from '../modules/catalog/vocabulary.ts'

const PRODUCTS = './pages/panel/products'

interface KindPages {
  /** the file of the public page; of courses, at the top, that is routed by itself */
  site?: string
  /** what the editor opens with, which the kind alone has */
  opens: string
  price?: string
  checkout?: string
  /** the others of its editor that the kind alone has */
  own?: RouteConfigEntry[]
  /** of the panel, beside its editor */
  beside?: RouteConfigEntry[]
}

/** The pages that only one kind of product has; those that are the same for all follow from `KINDS`. */
const PAGES: Record<ProductKind, KindPages> = {
  course: {
    opens: 'CourseContent',
    price: 'CoursePrice',
    own: [route('pitch', `${PRODUCTS}/CoursePitch.tsx`), route('certificate', `${PRODUCTS}/CourseCertificates.tsx`)],
    beside: [
      route('home/courses/:courseId/lectures/create', './pages/panel/NewLecture.tsx', { id: 'new-lecture' }),
      route('home/courses/:courseId/sections/:sectionId/lectures/create', './pages/panel/NewLecture.tsx', {
        id: 'new-lecture-of-section',
      }),
      route('home/courses/:courseId/lectures', './pages/panel/Studio.tsx', [
        route(':lectureId/edit', './pages/panel/Lecture.tsx'),
      ]),
      route('home/courses/:courseId/lectures/:lectureId/exam', './pages/panel/Exam.tsx', [
        index('./pages/panel/ExamQuestions.tsx'),
        route('results', './pages/panel/ExamNumbers.tsx'),
        route('attempts', './pages/panel/ExamAttempts.tsx'),
        route('attempts/:attemptId', './pages/panel/ExamAttempt.tsx'),
      ]),
    ],
  },
  bundle: { site: 'Bundle', opens: 'BundleParts', price: 'BundlePrice' },
  live_event: {
    site: 'Event',
    opens: 'EventSchedule',
    own: [route('participants', `${PRODUCTS}/EventParticipants.tsx`)],
    beside: [route('home/events/:productId/check-in', `${PRODUCTS}/EventCheckIn.tsx`)],
  },
  download: { site: 'Download', opens: 'DownloadFiles' },
  community: { site: 'Community', opens: 'SoldTopics' },
  membership: { site: 'Membership', opens: 'MembershipOpenings', price: 'MembershipPrice' },
  consultation: {
    site: 'Consultation',
    opens: 'ConsultationSetup',
    checkout: 'ConsultationCheckout',
    own: [
      route('bookings', `${PRODUCTS}/ConsultationBookings.tsx`, { id: 'coming-bookings' }),
      route('bookings/past', `${PRODUCTS}/ConsultationBookings.tsx`, { id: 'past-bookings' }),
    ],
  },
}
const OF_KINDS = Object.entries(PAGES) as [ProductKind, KindPages][]

/** Where visitors read of products of a kind. */
const siteOf = ([kind, { site }]: (typeof OF_KINDS)[number]): RouteConfigEntry[] =>
  site ? [route(`${KINDS[kind].pages.slice(1)}/:slug`, `./pages/site/${site}.tsx`)] : []

/** The panel's pages of a kind of product: its list, a new one, and the editor of each. */
function panelOf([kind, pages]: (typeof OF_KINDS)[number]): RouteConfigEntry[] {
  const { opens, price = 'ProductPrice', checkout = 'ProductCheckout', own = [], beside = [] } = pages
  const list = listPath(kind).slice(1)
  const page = (file: string) => [`${PRODUCTS}/${file}.tsx`, { id: `pages/panel/${kind}/${file}` }] as const
  return [
    route(list, ...page('Products')),
    route(`${list}/new`, ...page('NewProduct')),
    route(`${list}/:productId/edit`, ...page('ProductEditor'), [
      index(...page(opens)),
      ...own,
      route('details', ...page('ProductDetails')),
      route('price', ...page(price)),
      route('checkout', ...page(checkout)),
      route('share', ...page('ProductShare')),
      route('numbers', ...page('ProductNumbers')),
    ]),
    ...beside,
  ]
}

export default [
  index('./pages/home/Home.tsx'),
  route('login', './pages/account/Login.tsx'),
  route('login/code', './pages/account/LoginCode.tsx'),
  route('register', './pages/account/Register.tsx'),
  route('password/forgot', './pages/account/ForgotPassword.tsx'),
  route('password/reset/:token', './pages/account/ResetPassword.tsx'),
  route('unsubscribe/:token', './pages/account/Unsubscribe.tsx'),
  route('no-reminders/:token', './pages/account/NoReminders.tsx'),
  route('waiting-list/:token', './pages/account/LeaveWaitingList.tsx'),
  route('welcome/:slug/:token', './pages/platform/Welcome.tsx'),
  route('courses', './pages/site/Courses.tsx'),
  route('reviews', './pages/site/AllReviews.tsx'),
  route('articles', './pages/site/Articles.tsx', { id: 'articles' }),
  route('articles/tag/:tag', './pages/site/Articles.tsx', { id: 'articles-of-tag' }),
  route('articles/preview/:token', './pages/site/ArticlePreview.tsx'),
  route('articles/:slug', './pages/site/Article.tsx'),
  route('terms', './pages/site/Legal.tsx', { id: 'terms' }),
  route('privacy', './pages/site/Legal.tsx', { id: 'privacy' }),
  route('withdraw', './pages/site/Withdraw.tsx'),
  route('forms/:formId', './pages/site/LeadFormPage.tsx'),
  route('embed/forms/:formId/:language', './pages/embed/EmbeddedLeadForm.tsx'),
  route('embed/products/:productId/:language', './pages/embed/EmbeddedProduct.tsx'),
  route('invitations/:token', './pages/seats/InvitationPage.tsx'),
  route('invitations/admin/:token', './pages/account/AdminInvitationPage.tsx'),
  route('email-changes/:token', './pages/account/EmailChangePage.tsx'),
  route('partners/:token', './pages/site/PartnerOwnPage.tsx'),
  ...OF_KINDS.flatMap(siteOf),
  route('certificates/:code', './pages/site/Certificate.tsx'),
  route('events/tickets/:code', './pages/site/GuestTicket.tsx'),
  route(':slug', './pages/site/Course.tsx'),
  route(':slug/watch', './pages/watch/Watch.tsx'),
  route(':slug/watch/login', './pages/watch/WatchLogin.tsx'),
  route(':slug/checkout', './pages/checkout/Checkout.tsx'),
  route('subscribe/checkout', './pages/checkout/Checkout.tsx', { id: 'subscribe-checkout' }),
  route('payment/:hash', './pages/checkout/Payment.tsx'),

  route('home/settings/look/preview/:language', './pages/panel/FrontPreview.tsx'),

  layout('./pages/WithQueries.tsx', [
    route('start', './pages/platform/Start.tsx'),
    route('operator', './pages/platform/Operator.tsx'),
    route('operator/faults', './pages/platform/OperatorFaults.tsx'),
    route('operator/letters', './pages/platform/OperatorLetters.tsx'),
    route('operator/letters/new', './pages/platform/NewLetter.tsx'),
    route('operator/letters/:letterId', './pages/platform/OperatorLetter.tsx'),
    route('operator/trace', './pages/platform/OperatorTrace.tsx'),
    route('operator/schools/:schoolId', './pages/platform/OperatedSchool.tsx'),
    route('dev/mailbox', './pages/dev/Mailbox.tsx'),
    route('dev/mailbox/:id', './pages/dev/Mail.tsx'),
    route('my', './pages/my/My.tsx'),
    route('my/events/:slug', './pages/my/MyTicketPage.tsx'),
    route('my/consultations', './pages/my/MyConsultationsPage.tsx'),
    route('my/consultations/choose/:grantId', './pages/my/ChooseTimePage.tsx'),
    route('my/consultations/:bookingId', './pages/my/MyBookingPage.tsx'),
    route('my/consultations/:bookingId/move', './pages/my/MoveBookingPage.tsx'),
    route('my/notes', './pages/my/MyNotesPage.tsx'),
    route('my/downloads', './pages/my/MyDownloadsPage.tsx'),
    route('my/certificates', './pages/my/MyCertificatesPage.tsx'),
    route('my/membership/card', './pages/my/MemberCardPage.tsx'),
    route('my/orders', './pages/my/MyOrdersPage.tsx'),
    route('my/purchases', './pages/my/MyPurchases.tsx'),
    route('home/access-manager/:courseId', './pages/seats/AccessManagerPage.tsx'),
    route('my/account', './pages/account/Account.tsx'),
    route('community', './pages/community/CommunityFeed.tsx', { id: 'community' }),
    route('community/topics/:topicId', './pages/community/CommunityFeed.tsx', { id: 'community-topic' }),
    route('community/topics/:topicId/new', './pages/community/NewPost.tsx'),
    route('community/posts/:postId', './pages/community/CommunityPost.tsx'),
    route('community/posts/:postId/edit', './pages/community/EditPost.tsx'),
    route('community/gallery/:topicId?', './pages/community/CommunityGallery.tsx'),
    route(':slug/watch/:lectureId', './pages/watch/Lesson.tsx'),

    route('home/over', './pages/panel/SupportOver.tsx'),

    layout('./pages/panel/PanelShell.tsx', [
      layout('./pages/panel/PanelPage.tsx', [
        route('home', './pages/panel/Dashboard.tsx'),
        route('home/first-steps', './pages/panel/FirstSteps.tsx'),
        route('home/products', `${PRODUCTS}/AllProducts.tsx`),
        ...OF_KINDS.flatMap(panelOf),
        route('home/codes', './pages/panel/Codes.tsx'),
        route('home/codes/new', './pages/panel/NewCode.tsx'),
        route('home/codes/report', './pages/panel/CodeReport.tsx'),
        route('home/codes/:codeId', './pages/panel/CodeDetails.tsx'),
        route('home/partners', './pages/panel/Partners.tsx'),
        route('home/partners/new', './pages/panel/NewPartner.tsx'),
        route('home/partners/:partnerId', './pages/panel/PartnerDetails.tsx'),
        route('home/community', './pages/panel/CommunityTopics.tsx'),
        route('home/entries', './pages/panel/Entries.tsx'),
        route('home/reviews', './pages/panel/Reviews.tsx'),
        route('home/articles', './pages/panel/Articles.tsx'),
        route('home/articles/new', './pages/panel/NewArticle.tsx'),
        route('home/articles/:articleId', './pages/panel/ArticleDetails.tsx'),
        route('home/leads', './pages/panel/Leads.tsx'),
        route('home/leads/forms', './pages/panel/LeadForms.tsx'),
        route('home/leads/forms/new', './pages/panel/NewLeadForm.tsx'),
        route('home/leads/forms/:formId', './pages/panel/LeadFormDetails.tsx'),
        route('home/leads/:leadId', './pages/panel/Lead.tsx'),
        route('home/orders', './pages/panel/Orders.tsx'),
        route('home/orders/:orderId', './pages/panel/Order.tsx'),
        route('home/balance', './pages/panel/Balance.tsx'),
        route('home/balance/:account', './pages/panel/LedgerAccount.tsx'),
        route('home/members', './pages/panel/Members.tsx'),
        route('home/members/:memberId', './pages/panel/Member.tsx'),
        route('home/sales', './pages/panel/SoldProducts.tsx'),
        route('home/exports', './pages/panel/Exports.tsx'),
        route('home/transactions', './pages/panel/Transactions.tsx'),
        route('home/transactions/:transactionId', './pages/panel/Transaction.tsx'),
        route('home/contract-withdrawals', './pages/panel/ContractWithdrawals.tsx'),
        route('home/withdrawals', './pages/panel/ContractWithdrawalsMoved.tsx'),
        route('home/bookings', './pages/panel/Bookings.tsx', { id: 'all-coming-bookings' }),
        route('home/bookings/past', './pages/panel/Bookings.tsx', { id: 'all-past-bookings' }),
        route('home/mails', './pages/panel/FailingMails.tsx'),
        route('home/moderation', './pages/panel/Moderation.tsx'),
        route('home/students', './pages/panel/Students.tsx'),
        route('home/students/new', './pages/panel/NewStudent.tsx'),
        route('home/students/tags', './pages/panel/StudentTags.tsx'),
        route('home/students/import', './pages/panel/ImportStudents.tsx'),
        route('home/students/:studentId', './pages/panel/Student.tsx'),
        route('home/students/:studentId/edit', './pages/panel/StudentDetails.tsx'),
        route('home/students/:studentId/merge', './pages/panel/MergeStudent.tsx'),
        route('home/certificates', './pages/panel/Certificates.tsx'),
        route('home/certificates/template', './pages/panel/CertificateTemplatePage.tsx'),
        route('home/grading', './pages/panel/Grading.tsx'),
        route('home/audit', './pages/panel/Audit.tsx'),
        route('home/surveys', './pages/panel/Surveys.tsx'),
        route('home/surveys/new', './pages/panel/NewSurvey.tsx'),
        route('home/surveys/:surveyId', './pages/panel/Survey.tsx', [
          index('./pages/panel/SurveyQuestions.tsx'),
          route('results', './pages/panel/SurveyResults.tsx'),
        ]),
        route('home/settings/profile', './pages/panel/ProfileSettings.tsx'),
        route('home/settings/look', './pages/panel/LookSettings.tsx'),
        route('home/settings/front', './pages/panel/FrontMoved.tsx'),
        route('home/settings/school', './pages/panel/SchoolSettings.tsx'),
        route('home/settings/payments', './pages/panel/PaymentSettings.tsx'),
        route('home/settings/legal', './pages/panel/LegalTexts.tsx'),
        route('home/settings/admins', './pages/panel/Admins.tsx'),
        route('home/settings/support', './pages/panel/SupportAccess.tsx'),
        route('home/settings/closing', './pages/panel/ClosingSettings.tsx'),
        route('home/settings/people', './pages/panel/PeopleSettings.tsx'),
        route('home/*', './pages/errors/NotFound.tsx', { id: 'panel-not-found' }),
      ]),
    ]),
  ]),
  route('*', './pages/errors/NotFound.tsx'),
] satisfies RouteConfig
