import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { AboutInvitation } from './invitation-letter.ts'

/** To whoever has not claimed the seat that they were invited to. */
export function reminderLetter(language: Language, { url, ...about }: AboutInvitation): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('reminder.subject', { course: about.course }),
    heading: say('reminder.heading'),
    paragraphs: [say('reminder.text', { ...about }), say('invitation.how')],
    action: { label: say('invitation.action'), url },
    notes: [say('reminder.link'), say('invitation.stranger')],
  }
}
