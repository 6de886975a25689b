import { en as accessEn } from '#modules/access/messages/deeds-en.ts'
import { pl as accessPl } from '#modules/access/messages/deeds-pl.ts'
import { en as catalogEn } from '#modules/catalog/messages/deeds-en.ts'
import { pl as catalogPl } from '#modules/catalog/messages/deeds-pl.ts'
import { en as checkoutEn } from '#modules/checkout/messages/deeds-en.ts'
import { pl as checkoutPl } from '#modules/checkout/messages/deeds-pl.ts'
import { en as commentsEn } from '#modules/comments/messages/deeds-en.ts'
import { pl as commentsPl } from '#modules/comments/messages/deeds-pl.ts'
import { en as communityEn } from '#modules/community/messages/deeds-en.ts'
import { pl as communityPl } from '#modules/community/messages/deeds-pl.ts'
import { en as coursesEn } from '#modules/courses/messages/deeds-en.ts'
import { pl as coursesPl } from '#modules/courses/messages/deeds-pl.ts'
import { en as leadsEn } from '#modules/leads/messages/deeds-en.ts'
import { pl as leadsPl } from '#modules/leads/messages/deeds-pl.ts'
import { en as learningEn } from '#modules/learning/messages/deeds-en.ts'
import { pl as learningPl } from '#modules/learning/messages/deeds-pl.ts'
import { en as mediaEn } from '#modules/media/messages/deeds-en.ts'
import { pl as mediaPl } from '#modules/media/messages/deeds-pl.ts'
import { en as moderationEn } from '#modules/moderation/messages/deeds-en.ts'
import { pl as moderationPl } from '#modules/moderation/messages/deeds-pl.ts'
import { en as notificationsEn } from '#modules/notifications/messages/deeds-en.ts'
import { pl as notificationsPl } from '#modules/notifications/messages/deeds-pl.ts'
import { en as paymentsEn } from '#modules/payments/messages/deeds-en.ts'
import { pl as paymentsPl } from '#modules/payments/messages/deeds-pl.ts'
import { en as peopleEn } from '#modules/people/messages/deeds-en.ts'
import { pl as peoplePl } from '#modules/people/messages/deeds-pl.ts'
import { en as reviewsEn } from '#modules/reviews/messages/deeds-en.ts'
import { pl as reviewsPl } from '#modules/reviews/messages/deeds-pl.ts'
import { en as surveysEn } from '#modules/surveys/messages/deeds-en.ts'
import { pl as surveysPl } from '#modules/surveys/messages/deeds-pl.ts'
import { en as votesEn } from '#modules/votes/messages/deeds-en.ts'
import { pl as votesPl } from '#modules/votes/messages/deeds-pl.ts'
import type { DeedWords } from '#modules/moderation/index.ts'

/** What admins do, in words, by the module whose calls they are: an area of the audit list. */
export const deedWords: DeedWords = {
  access: { en: accessEn, pl: accessPl },
  catalog: { en: catalogEn, pl: catalogPl },
  checkout: { en: checkoutEn, pl: checkoutPl },
  comments: { en: commentsEn, pl: commentsPl },
  community: { en: communityEn, pl: communityPl },
  courses: { en: coursesEn, pl: coursesPl },
  leads: { en: leadsEn, pl: leadsPl },
  learning: { en: learningEn, pl: learningPl },
  media: { en: mediaEn, pl: mediaPl },
  moderation: { en: moderationEn, pl: moderationPl },
  notifications: { en: notificationsEn, pl: notificationsPl },
  payments: { en: paymentsEn, pl: paymentsPl },
  people: { en: peopleEn, pl: peoplePl },
  reviews: { en: reviewsEn, pl: reviewsPl },
  surveys: { en: surveysEn, pl: surveysPl },
  votes: { en: votesEn, pl: votesPl },
}
