import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

interface About {
  /** whom it is for */
  name: string
  /** who gives it */
  buyer: string
  course: string
  school: string
  /** when it takes place now, as they read it; null where that is not settled */
  begins: string | null
  url: string
}

type Translate = ReturnType<typeof sayIn>
const sayIn = (language: Language) => translator((language === 'pl' ? pl : en).mails, language)

/** To whoever was sent it. */
export function giftMovedLetter(language: Language, { url, begins, ...about }: About): Letter {
  const say = sayIn(language)
  return {
    ...moved(say, about),
    paragraphs: [say('gift-moved.text', about), ...beginning(say, begins), say('gift-moved.link')],
    action: { label: say('gift-moved.action'), url },
    notes: [say('invitation.stranger')],
  }
}

/** To whoever gives it, while nobody else knows of it. */
export function ownGiftMovedLetter(
  language: Language,
  { url, begins, day, isTooLate, ...about }: About & { day: string; isTooLate: boolean },
): Letter {
  const say = sayIn(language)
  return {
    ...moved(say, about),
    paragraphs: [
      say('gift-moved.giver', about),
      ...beginning(say, begins),
      say(isTooLate ? 'gift-moved.too-late' : 'gift-moved.sent-on', { day }),
    ],
    action: { label: say('gift-moved.giver-action'), url },
  }
}

const moved = (say: Translate, { course }: Pick<About, 'course'>) => ({
  subject: say('gift-moved.subject', { course }),
  heading: say('gift-moved.heading'),
})

const beginning = (say: Translate, begins: string | null): string[] =>
  begins ? [say('gift-moved.begins', { at: begins })] : []
