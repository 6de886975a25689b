import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { sayIn } from '../mails/to-owners.ts'
import type { ownerLetters } from './tables.ts'

export type LetterWords = Pick<typeof ownerLetters.$inferSelect, 'subjectEn' | 'textEn' | 'subjectPl' | 'textPl'>

/** The letter in this language, to an owner of this name. */
export function wordsFor(
  letter: LetterWords,
  language: Language,
  { name, school }: { name: string; school: string },
): Letter {
  const say = sayIn(language)
  const [subject, text] = language === 'pl' ? [letter.subjectPl, letter.textPl] : [letter.subjectEn, letter.textEn]
  return {
    subject,
    heading: subject,
    paragraphs: [say('letter.hello', { name }), ...text.split(/\n+/)],
    notes: [say('letter.why', { school })],
  }
}

interface SentWords {
  subject_en: string
  text_en: string
  subject_pl: string
  text_pl: string
}

export const wordsIn = (given: SentWords): LetterWords => ({
  subjectEn: given.subject_en,
  textEn: given.text_en,
  subjectPl: given.subject_pl,
  textPl: given.text_pl,
})
