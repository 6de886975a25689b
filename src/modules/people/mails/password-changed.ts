import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import type { Letter } from '#modules/mails/index.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  school: string
  name: string
  at: string
  /** where a new one is asked for */
  url: string
}

/** Whoever took over an account changes its password first: its owner is to know at once what to do. */
export function passwordChangedLetter(language: Language, { school, name, at, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('passwordChanged.subject'),
    heading: say('passwordChanged.heading'),
    paragraphs: [say('passwordChanged.text', { name, school, at }), say('passwordChanged.you')],
    notes: [say('passwordChanged.notYou')],
    action: { label: say('passwordChanged.action'), url },
  }
}
