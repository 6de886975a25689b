import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  title: string
  student: string
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  language: Language
  endsAt: Date
  /** of the product */
  url: string
}

export function endingLetter({ title, student, school, language, endsAt, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const at = formatDateTime(endsAt, language, school.timeZone)
  return {
    subject: say('ending.subject', { title }),
    heading: say('ending.heading'),
    paragraphs: [say('ending.until', { name: student, title, school: school.name, at }), say('ending.nothing-charged')],
    action: { label: say('ending.action'), url },
  }
}
