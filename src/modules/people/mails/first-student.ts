import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import type { Letter } from '#modules/mails/index.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  school: string
  name: string
  email: string
  /** of the student, in the panel */
  url: string
}

export function firstStudentLetter(language: Language, { school, name, email, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('firstStudent.subject', { school }),
    heading: say('firstStudent.heading'),
    paragraphs: [say('firstStudent.text', { name, email, school }), say('firstStudent.once')],
    action: { label: say('firstStudent.action'), url },
  }
}
