import { grants } from '#modules/access/tables.ts'
import { articleAddresses, articleBlocks, articles, articleTags } from '#modules/articles/tables.ts'
import { categories, inclusions, priceHistory, products, promotions, variants } from '#modules/catalog/tables.ts'
import { certificateTemplates } from '#modules/certificates/tables.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { posts, topics } from '#modules/community/tables.ts'
import { bookings } from '#modules/consultations/tables.ts'
import { lectureComponents, lecturePdfs, lectures, sections } from '#modules/courses/tables.ts'
import { downloadFiles, fileVersions } from '#modules/downloads/tables.ts'
import {
  answerGrades,
  attemptAnswers,
  examAttempts,
  examBanks,
  examQuestions,
  exams,
  questionVersions,
} from '#modules/exams/tables.ts'
import type { ArchivePart } from '#modules/exports/index.ts'
import { leadForms } from '#modules/leads/tables.ts'
import { liveEventSessions, tickets } from '#modules/live-events/tables.ts'
import { storedFiles, videos } from '#modules/media/tables.ts'
import { codes } from '#modules/offers/codes/tables.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { partners, payouts } from '#modules/partners/tables.ts'
import { disputes, refunds, transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { reviews } from '#modules/reviews/tables.ts'
import { legalTexts } from '#modules/schools/tables.ts'
import { studentNotes } from '#modules/students/notes/tables.ts'
import { surveyResponses, surveys } from '#modules/surveys/tables.ts'
import { tablePart } from './table-part.ts'

/** All that a school has besides the lists of its panel. What students keep for themselves alone (their notes, their progress) is none of it. */
export const schoolParts: ArchivePart[] = [
  tablePart('people', people),
  tablePart('student-notes', studentNotes),
  tablePart('access', grants),
  tablePart('categories', categories),
  tablePart('products', products),
  tablePart('variants', variants),
  tablePart('promotions', promotions),
  tablePart('price-history', priceHistory),
  tablePart('sections', sections),
  tablePart('lectures', lectures),
  tablePart('lecture-components', lectureComponents),
  tablePart('lecture-pdfs', lecturePdfs),
  tablePart('exams', exams),
  tablePart('exam-banks', examBanks),
  tablePart('exam-questions', examQuestions),
  tablePart('exam-question-versions', questionVersions),
  tablePart('exam-attempts', examAttempts),
  tablePart('exam-answers', attemptAnswers),
  tablePart('exam-grades', answerGrades),
  tablePart('certificate-templates', certificateTemplates),
  tablePart('films', videos),
  tablePart('files', storedFiles),
  tablePart('bundle-items', inclusions),
  tablePart('download-files', downloadFiles),
  tablePart('download-versions', fileVersions),
  tablePart('event-dates', liveEventSessions),
  tablePart('event-tickets', tickets),
  tablePart('consultation-bookings', bookings),
  tablePart('articles', articles),
  tablePart('article-blocks', articleBlocks),
  tablePart('article-addresses', articleAddresses),
  tablePart('article-tags', articleTags),
  tablePart('reviews', reviews),
  tablePart('comments', comments),
  tablePart('replies', replies),
  tablePart('community-topics', topics),
  tablePart('community-posts', posts),
  tablePart('surveys', surveys),
  tablePart('survey-answers', surveyResponses),
  tablePart('lead-forms', leadForms),
  tablePart('promo-codes', codes),
  tablePart('orders', orders),
  tablePart('order-lines', orderLines),
  tablePart('contract_withdrawals', contractWithdrawals),
  tablePart('transactions', transactions),
  tablePart('refunds', refunds),
  tablePart('disputes', disputes),
  tablePart('partners', partners),
  tablePart('partner-payouts', payouts),
  tablePart('legal-texts', legalTexts),
]
