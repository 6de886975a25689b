import type { Language } from '#platform/i18n/language.ts'
import type { CertificateTemplate, TemplateBody } from '../template/contract.ts'
import { TEMPLATE_WORDS, type TemplateWord } from '../vocabulary.ts'

type WordKey = `${Language}_${TemplateWord}`
export type TemplateDraft = Omit<CertificateTemplate, 'words'> & Record<WordKey, string>

export const wordKey = (language: Language, word: TemplateWord): WordKey => `${language}_${word}`

const wordsIn = (language: Language, { words }: CertificateTemplate) =>
  Object.fromEntries(TEMPLATE_WORDS.map((word) => [wordKey(language, word), words[language][word]]))

/** A template as its form holds it, each field under a name of its own. */
export function draftOf(template: CertificateTemplate): TemplateDraft {
  const { words: _, ...rest } = template
  return { ...rest, ...wordsIn('en', template), ...wordsIn('pl', template) } as TemplateDraft
}

export function bodyOf(draft: TemplateDraft, courseId: string | null): TemplateBody {
  const { layout, color, logo, signer, own_logo: ownLogo, signature } = draft
  const wordsOf = (language: Language) =>
    Object.fromEntries(TEMPLATE_WORDS.map((word) => [word, draft[wordKey(language, word)]])) as Record<
      TemplateWord,
      string
    >
  return {
    course_id: courseId,
    layout,
    color,
    logo,
    own_logo_id: ownLogo?.id ?? null,
    signature_id: signature?.id ?? null,
    signer,
    words: { en: wordsOf('en'), pl: wordsOf('pl') },
  }
}
