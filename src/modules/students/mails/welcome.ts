import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  school: string
  name: string
  email: string
  url: string
  days: number
}

export function welcomeLetter(language: Language, { school, name, email, url, days }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('welcome.subject', { school }),
    heading: say('welcome.heading'),
    paragraphs: [say('welcome.text', { name, school }), say('welcome.login', { email })],
    action: { label: say('welcome.action'), url },
    notes: [say('welcome.expires', { count: days }), say('welcome.notYou')],
  }
}
