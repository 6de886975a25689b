import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { EMAIL_CHANGE_HOURS } from './vocabulary.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  school: string
  name: string
  email: string
  oldEmail: string
}

const saysIn = (language: Language) => translator((language === 'pl' ? pl : en).mails, language)

/** To the address that somebody wants, and to the one they have: nothing changes before both are pressed. */
export function confirmLetter(
  language: Language,
  { side, url, ...about }: About & { side: 'new' | 'old'; url: string },
): Letter {
  const say = saysIn(language)
  return {
    subject: say(`emailChange.${side}Subject`, about),
    heading: say(`emailChange.${side}Heading`),
    paragraphs: [say('emailChange.text', about), say('emailChange.both')],
    action: { label: say(`emailChange.${side}Action`), url },
    notes: [say('emailChange.expires', { hours: EMAIL_CHANGE_HOURS }), say(`emailChange.${side}NotYou`)],
  }
}

export function changedLetter(language: Language, { school, name, email, oldEmail }: About): Letter {
  const say = saysIn(language)
  return {
    subject: say('emailChanged.subject', { school }),
    heading: say('emailChanged.heading'),
    paragraphs: [say('emailChanged.text', { school, name, email, oldEmail })],
    notes: [say('emailChanged.notYou')],
  }
}
