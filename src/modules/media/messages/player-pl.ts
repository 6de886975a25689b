import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './player-en.ts'

export const pl = {
  playerTitle: 'Film: {title}',
  transcoding:
    'Film jest teraz przetwarzany. Odśwież stronę za kilka minut, aby sprawdzić, czy przesłał się poprawnie.',
  transcodingProgress: 'Przetwarzanie',
} satisfies SameKeys<typeof en>
