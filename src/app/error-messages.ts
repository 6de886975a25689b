import { en as accessEn } from '#modules/access/messages/errors-en.ts'
import { pl as accessPl } from '#modules/access/messages/errors-pl.ts'
import { en as catalogEn } from '#modules/catalog/messages/errors-en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/errors-pl.ts'
import { en as commentsEn } from '#modules/comments/messages/errors-en.ts'
import { pl as commentsPl } from '#modules/comments/messages/errors-pl.ts'
import { en as peopleEn } from '#modules/people/messages/errors-en.ts'
import { pl as peoplePl } from '#modules/people/messages/errors-pl.ts'
import { en as checkoutEn } from '#modules/checkout/messages/errors-en.ts'
import { pl as checkoutPl } from '#modules/checkout/messages/errors-pl.ts'
import { en as paymentsEn } from '#modules/payments/messages/errors-en.ts'
import { pl as paymentsPl } from '#modules/payments/messages/errors-pl.ts'
import { en as communityEn } from '#modules/community/messages/errors-en.ts'
import { pl as communityPl } from '#modules/community/messages/errors-pl.ts'
import { en as coursesEn } from '#modules/courses/messages/errors-en.ts'
import { pl as coursesPl } from '#modules/courses/messages/errors-pl.ts'
import { en as mediaEn } from '#modules/media/messages/errors-en.ts'
import { pl as mediaPl } from '#modules/media/messages/errors-pl.ts'
import { en as leadsEn } from '#modules/leads/messages/errors-en.ts'
import { pl as leadsPl } from '#modules/leads/messages/errors-pl.ts'
import { en as learningEn } from '#modules/learning/messages/errors-en.ts'
import { pl as learningPl } from '#modules/learning/messages/errors-pl.ts'
import { en as moderationEn } from '#modules/moderation/messages/errors-en.ts'
import { pl as moderationPl } from '#modules/moderation/messages/errors-pl.ts'
import { en as reviewsEn } from '#modules/reviews/messages/errors-en.ts'
import { pl as reviewsPl } from '#modules/reviews/messages/errors-pl.ts'
import { en as surveysEn } from '#modules/surveys/messages/errors-en.ts'
import { pl as surveysPl } from '#modules/surveys/messages/errors-pl.ts'
import type { ErrorMessages } from '#platform/http/answer-errors.ts'
import { en } from '#platform/i18n/messages/en.ts'
import { pl } from '#platform/i18n/messages/pl.ts'

/** The words of every refusal: the platform's, then each module's own. */
export const errorMessages: ErrorMessages = {
  en: {
    ...en,
    ...mediaEn,
    ...commentsEn,
    ...peopleEn,
    ...catalogEn,
    ...communityEn,
    ...coursesEn,
    ...moderationEn,
    ...reviewsEn,
    ...learningEn,
    ...leadsEn,
    ...accessEn,
    ...checkoutEn,
    ...paymentsEn,
    ...surveysEn,
  },
  pl: {
    ...pl,
    ...mediaPl,
    ...commentsPl,
    ...peoplePl,
    ...catalogPl,
    ...communityPl,
    ...coursesPl,
    ...moderationPl,
    ...reviewsPl,
    ...learningPl,
    ...leadsPl,
    ...accessPl,
    ...checkoutPl,
    ...paymentsPl,
    ...surveysPl,
  },
}
