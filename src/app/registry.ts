import { access } from '#modules/access/manifest.ts'
import { analytics } from '#modules/analytics/manifest.ts'
import { communities } from '#modules/communities/manifest.ts'
import { downloads } from '#modules/downloads/manifest.ts'
import { admins } from '#modules/admins/manifest.ts'
import { articles } from '#modules/articles/manifest.ts'
import { bundles } from '#modules/bundles/manifest.ts'
import { catalog } from '#modules/catalog/manifest.ts'
import { calendars } from '#modules/calendars/manifest.ts'
import { certificates } from '#modules/certificates/manifest.ts'
import { checkout } from '#modules/checkout/manifest.ts'
import { closing } from '#modules/closing/manifest.ts'
import { comments } from '#modules/comments/manifest.ts'
import { community } from '#modules/community/manifest.ts'
import { companies } from '#modules/companies/manifest.ts'
import { consultations } from '#modules/consultations/manifest.ts'
import { coursePages } from '#modules/course-pages/manifest.ts'
import { content } from '#modules/content/manifest.ts'
import { courses } from '#modules/courses/manifest.ts'
import { entries } from '#modules/entries/manifest.ts'
import { exams } from '#modules/exams/manifest.ts'
import { exports } from '#modules/exports/manifest.ts'
import { firstSteps } from '#modules/first-steps/manifest.ts'
import { fields } from '#modules/fields/manifest.ts'
import { insight } from '#modules/insight/manifest.ts'
import { front } from '#modules/front/manifest.ts'
import { ledger } from '#modules/ledger/manifest.ts'
import { leads } from '#modules/leads/manifest.ts'
import { learning } from '#modules/learning/manifest.ts'
import { lessons } from '#modules/lessons/manifest.ts'
import { limits } from '#modules/limits/manifest.ts'
import { liveEvents } from '#modules/live-events/manifest.ts'
import { mails } from '#modules/mails/manifest.ts'
import { matters } from '#modules/matters/manifest.ts'
import { media } from '#modules/media/manifest.ts'
import { memberships } from '#modules/memberships/manifest.ts'
import { moderation } from '#modules/moderation/manifest.ts'
import { notes } from '#modules/notes/manifest.ts'
import { notifications } from '#modules/notifications/manifest.ts'
import { offers } from '#modules/offers/manifest.ts'
import { operating } from '#modules/operating/manifest.ts'
import { orders } from '#modules/orders/manifest.ts'
import { palette } from '#modules/palette/manifest.ts'
import { partners } from '#modules/partners/manifest.ts'
import { payments } from '#modules/payments/manifest.ts'
import { people } from '#modules/people/manifest.ts'
import { questions } from '#modules/questions/manifest.ts'
import { reviews } from '#modules/reviews/manifest.ts'
import { sales } from '#modules/sales/manifest.ts'
import { schools } from '#modules/schools/manifest.ts'
import { sharing } from '#modules/sharing/manifest.ts'
import { search } from '#modules/search/manifest.ts'
import { secondFactor } from '#modules/second-factor/manifest.ts'
import { seats } from '#modules/seats/manifest.ts'
import { subscriptions } from '#modules/subscriptions/manifest.ts'
import { students } from '#modules/students/manifest.ts'
import { surveys } from '#modules/surveys/manifest.ts'
import { views } from '#modules/views/manifest.ts'
import { votes } from '#modules/votes/manifest.ts'
import { waiting } from '#modules/waiting/manifest.ts'
import type { ModuleName } from './modules.ts'

/** Every module there is, in the order in which their calls are served and described. */
export const registry = {
  schools,
  people,
  'second-factor': secondFactor,
  admins,
  palette,
  views,
  waiting,
  limits,
  'first-steps': firstSteps,
  exports,
  catalog,
  content,
  courses,
  bundles,
  'live-events': liveEvents,
  downloads,
  communities,
  memberships,
  consultations,
  calendars,
  learning,
  certificates,
  questions,
  exams,
  entries,
  notes,
  lessons,
  access,
  companies,
  orders,
  offers,
  checkout,
  'course-pages': coursePages,
  matters,
  seats,
  subscriptions,
  students,
  sales,
  partners,
  ledger,
  payments,
  moderation,
  comments,
  community,
  votes,
  reviews,
  front,
  fields,
  leads,
  search,
  analytics,
  sharing,
  insight,
  closing,
  operating,
  surveys,
  articles,
  media,
  notifications,
  mails,
} satisfies Record<ModuleName, object>
