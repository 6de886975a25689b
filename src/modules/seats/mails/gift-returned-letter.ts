import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  name: string
  giver: string
  course: string
  school: string
  url: string
}

export function giftReturnedLetter(language: Language, { name, giver, course, school, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('gift-returned.subject', { name, course }),
    heading: say('gift-returned.heading'),
    paragraphs: [say('gift-returned.text', { name, giver, course, school }), say('gift-returned.how')],
    action: { label: say('gift-returned.action'), url },
  }
}
