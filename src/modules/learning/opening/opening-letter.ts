import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  lecture: string
  course: string
  student: string
  school: string
  language: Language
  /** of the lecture */
  url: string
}

export function openingLetter({ lecture, course, student: name, school, language, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('opened.subject', { lecture }),
    heading: say('opened.heading'),
    paragraphs: [say('opened.text', { name, lecture, course, school })],
    action: { label: say('opened.action'), url },
  }
}
