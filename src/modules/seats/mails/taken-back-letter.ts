import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  name: string
  /** who had invited */
  buyer: string
  course: string
  school: string
  isGift: boolean
  /** with the whole order, and not by its buyer alone */
  isWithOrder: boolean
  /** of the school; empty where its buyer took it back, who says none */
  reason: string
}

export function takenBackLetter(language: Language, about: About): Letter {
  const { name, buyer, course, school, isGift, isWithOrder, reason } = about
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('taken-back.subject', { course }),
    heading: say(isGift ? 'taken-back.gift' : 'taken-back.heading'),
    paragraphs: [
      say(isWithOrder || reason ? 'taken-back.with-order' : 'taken-back.by-buyer', { name, buyer, course, school }),
      ...(reason ? [say('taken-back.reason', { reason })] : []),
      say('taken-back.link', { buyer }),
    ],
  }
}
