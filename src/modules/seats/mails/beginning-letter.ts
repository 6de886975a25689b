import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { AboutInvitation } from './invitation-letter.ts'

/** To whoever has claimed a seat and watched nothing yet. */
export function beginningLetter(language: Language, { url, ...about }: AboutInvitation): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('beginning.subject', { course: about.course }),
    heading: say('beginning.heading'),
    paragraphs: [say('beginning.text', { ...about }), say('beginning.how')],
    action: { label: say('beginning.action'), url },
    notes: [say('beginning.why', { buyer: about.buyer })],
  }
}
