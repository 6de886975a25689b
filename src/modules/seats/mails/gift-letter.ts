import type { Letter } from '#modules/mails/index.ts'
import { onOneLine } from '#platform/contract/visible-text.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  name: string
  /** who gives */
  buyer: string
  course: string
  school: string
  /** empty for none */
  message: string
  /** it is booked for a time, which is theirs to choose */
  isBooked: boolean
  /** when it takes place, as they read it; null where that is not settled */
  begins: string | null
  url: string
}

export function giftLetter(
  language: Language,
  { name, buyer, course, school, message, isBooked, begins, url }: About,
): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('gift.subject', { buyer, course }),
    heading: say('gift.heading'),
    paragraphs: [
      say('gift.text', { name, buyer, course, school }),
      ...(message === '' ? [] : [say('gift.says', { buyer }), say('gift.quoted', { message: onOneLine(message) })]),
      say('invitation.how'),
      ...(isBooked ? [say('gift.chooses')] : []),
      ...(begins ? [say('gift.begins', { at: begins })] : []),
    ],
    action: { label: say('gift.action'), url },
    notes: [say('invitation.stranger')],
  }
}
