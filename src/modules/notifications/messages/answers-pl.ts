import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './answers-en.ts'

export const pl = {
  unsubscribed: 'Gotowe. Nie będziemy już wysyłać takich wiadomości.',
} satisfies SameKeys<typeof en>
