import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  school: string
  name: string
  /** that of the account there is now */
  email: string
  /** whether this letter goes there */
  isSame: boolean
  /** where it goes */
  former: string
  url: string
}

export function mergedLetter(language: Language, { school, name, email, isSame, former, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('merged.subject', { school }),
    heading: say('merged.heading'),
    paragraphs: [
      say('merged.text', { name, school }),
      isSame ? say('merged.login', { email }) : say('merged.otherLogin', { email, former }),
    ],
    action: { label: say('merged.action'), url },
    notes: [say('merged.signedOut'), say('merged.secondFactor', { email }), say('merged.notYou', { school })],
  }
}
