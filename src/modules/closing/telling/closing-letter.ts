import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { startOfDay } from '#platform/time/days.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { ClosingRow } from '../tables.ts'
import type { ClosingNews } from './queue.ts'

interface Told {
  news: ClosingNews
  name: string
  school: SchoolIdentity
  closing: Pick<ClosingRow, 'closesOn' | 'words'>
}

export function closingLetter(language: Language, { news, name, school, closing }: Told): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const day = formatDate(startOfDay(closing.closesOn, school.timeZone).toISOString(), language, school.timeZone)
  const said = { name, school: school.name, day }
  if (news === 'called-off')
    return {
      subject: say('offSubject', said),
      heading: say('offHeading'),
      paragraphs: [say('offText', said)],
      action: { label: say('offAction'), url: school.origin },
    }
  return {
    subject: say('subject', said),
    heading: say('heading', said),
    paragraphs: [
      say('text', said),
      ...closing.words.split(/\n+/).filter(Boolean),
      say('access', said),
      say('orders', said),
    ],
    action: { label: say('action'), url: `${school.origin}/my/orders` },
  }
}
