import { en as billingEn } from '#modules/checkout/messages/billing-en.ts'
import { pl as billingPl } from '#modules/checkout/messages/billing-pl.ts'
import { en as checkoutEn } from '#modules/checkout/messages/en.ts'
import { pl as checkoutPl } from '#modules/checkout/messages/pl.ts'
import { en as commentsEn } from '#modules/comments/messages/en.ts'
import { pl as commentsPl } from '#modules/comments/messages/pl.ts'
import { en as communityEn } from '#modules/community/messages/en.ts'
import { pl as communityPl } from '#modules/community/messages/pl.ts'
import { en as learningEn } from '#modules/learning/messages/en.ts'
import { en as gateEn } from '#modules/learning/messages/gate-en.ts'
import { pl as gatePl } from '#modules/learning/messages/gate-pl.ts'
import { en as myEn } from '#modules/learning/messages/my-en.ts'
import { pl as myPl } from '#modules/learning/messages/my-pl.ts'
import { pl as learningPl } from '#modules/learning/messages/pl.ts'
import { en as notesEn } from '#modules/notes/messages/en.ts'
import { pl as notesPl } from '#modules/notes/messages/pl.ts'
import { en as cardEn } from '#modules/payments/messages/card-en.ts'
import { pl as cardPl } from '#modules/payments/messages/card-pl.ts'
import { en as paymentsEn } from '#modules/payments/messages/en.ts'
import { pl as paymentsPl } from '#modules/payments/messages/pl.ts'
import { en as searchEn } from '#modules/search/messages/en.ts'
import { pl as searchPl } from '#modules/search/messages/pl.ts'
import { en as surveysEn } from '#modules/surveys/messages/en.ts'
import { en as surveyPanelEn } from '#modules/surveys/messages/panel-en.ts'
import { pl as surveyPanelPl } from '#modules/surveys/messages/panel-pl.ts'
import { pl as surveysPl } from '#modules/surveys/messages/pl.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en as siteEn } from '#web/pages/site/messages/en.ts'
import { pl as sitePl } from '#web/pages/site/messages/pl.ts'

const EN = {
  billing: billingEn,
  checkout: checkoutEn,
  comments: commentsEn,
  community: communityEn,
  learning: { ...learningEn, ...gateEn },
  my: myEn,
  notes: notesEn,
  payments: { ...paymentsEn, ...cardEn },
  search: searchEn,
  site: siteEn,
  survey: surveysEn,
  surveyPanel: surveyPanelEn,
}
const PL = {
  billing: billingPl,
  checkout: checkoutPl,
  comments: commentsPl,
  community: communityPl,
  learning: { ...learningPl, ...gatePl },
  my: myPl,
  notes: notesPl,
  payments: { ...paymentsPl, ...cardPl },
  search: searchPl,
  site: sitePl,
  survey: surveysPl,
  surveyPanel: surveyPanelPl,
}

/** What the buttons and labels say, for journeys that are made in both languages. */
export function wordsIn(language: Language) {
  const all = language === 'pl' ? PL : EN
  return {
    billing: translator<typeof billingEn>(all.billing, language),
    checkout: translator<typeof checkoutEn>(all.checkout, language),
    comments: translator<typeof commentsEn>(all.comments, language),
    community: translator<typeof communityEn>(all.community, language),
    learning: translator<typeof learningEn & typeof gateEn>(all.learning, language),
    my: translator<typeof myEn>(all.my, language),
    notes: translator<typeof notesEn>(all.notes, language),
    payments: translator<typeof paymentsEn & typeof cardEn>(all.payments, language),
    search: translator<typeof searchEn>(all.search, language),
    site: translator<typeof siteEn>(all.site, language),
    survey: translator<typeof surveysEn>(all.survey, language),
    surveyPanel: translator<typeof surveyPanelEn>(all.surveyPanel, language),
  }
}
export type Words = ReturnType<typeof wordsIn>
