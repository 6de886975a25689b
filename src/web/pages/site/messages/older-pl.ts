import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './older-en.ts'

export const pl = {
  olderVersion: 'To wersja {version}. Zastąpiła ją nowsza.',
  newestVersion: 'Przeczytaj obowiązującą wersję',
} satisfies SameKeys<typeof en>
