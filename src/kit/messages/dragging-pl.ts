import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './dragging-en.ts'

export const pl = {
  dragToMove: 'Przenieś: {name}',
  dragHelp: 'Spacja podnosi, strzałki przesuwają, spacja upuszcza, Escape anuluje.',
  lifted: 'Podniesiono: {name}, pozycja {position} z {total}',
  movedTo: 'Przesunięto: {name}, pozycja {position} z {total}',
  dropped: 'Upuszczono: {name}, pozycja {position} z {total}',
  moveCancelled: '{name}: powrót na pozycję {position}',
} satisfies SameKeys<typeof en>
