import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import type { Letter } from '#modules/mails/index.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  school: string
  name: string
  url: string
  minutes: number
}

export function passwordResetLetter(language: Language, { school, name, url, minutes }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('passwordReset.subject'),
    heading: say('passwordReset.heading'),
    paragraphs: [say('passwordReset.asked', { name, school })],
    action: { label: say('passwordReset.action'), url },
    notes: [say('passwordReset.expires', { count: minutes }), say('passwordReset.notYou')],
  }
}
