import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './mails-en.ts'

export const pl = {
  'newReply.subject': 'Odpowiedź od: {author}. {title}',
  'newReply.heading': 'Masz odpowiedź',
  'newReply.said': 'Na Twój wpis pod „{title}” odpowiada {author}:',
  'newReply.action': 'Przeczytaj i odpowiedz',
} satisfies SameKeys<typeof en>
