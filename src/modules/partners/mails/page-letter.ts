import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  name: string
  school: string
  url: string
}

export function pageLetter(language: Language, { name, school, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('page.subject', { school }),
    heading: say('page.heading'),
    paragraphs: [say('page.text', { name, school }), say('page.what')],
    action: { label: say('page.action'), url },
    notes: [say('page.private')],
  }
}
