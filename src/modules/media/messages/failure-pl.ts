import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './failure-en.ts'

export const pl = {
  'failure.unreadable':
    'Nie możemy odczytać tego pliku jako filmu. Wyeksportuj go ponownie, na przykład do MP4, i wybierz nowy plik.',
  'failure.beyond-limit':
    'Ten film jest dłuższy niż minuty filmu, które pozostały Twojej szkole. Poproś prowadzących platformę o więcej albo usuń inne filmy i wgraj go ponownie.',
  'failure.too-long': 'Ten film jest za długi. Podziel go na części.',
  'failure.out-of-memory':
    'Ten film jest za duży, aby go przetworzyć. Wyeksportuj go w mniejszym rozmiarze i wybierz nowy plik.',
  'failure.timed-out':
    'Przetwarzanie tego filmu trwało zbyt długo. Wyeksportuj go w mniejszym rozmiarze i wybierz nowy plik.',
  'failure.interrupted': 'Przetwarzanie tego filmu kilka razy się przerwało. Prześlij go jeszcze raz.',
  'failure.host': 'Operator wideo nie mógł przetworzyć tego filmu. Prześlij go jeszcze raz.',
} satisfies SameKeys<typeof en>
