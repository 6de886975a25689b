import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  title: string
  student: string
  school: string
  language: Language
  /** what whoever took it wrote; empty where nobody had to */
  reason: string
  /** of the product */
  url: string
}

export function revokedLetter({ title, student: name, school, language, reason, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('revoked.subject', { title }),
    heading: say('revoked.heading'),
    paragraphs: [
      say('revoked.text', { name, title, school }),
      ...(reason ? [say('revoked.reason', { reason })] : []),
      say('revoked.kept'),
    ],
    action: { label: say('ending.action'), url },
  }
}
