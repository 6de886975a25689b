import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'media.bad-extension': 'Niewłaściwe rozszerzenie pliku',
  'media.unreadable-image': 'Tego pliku nie da się odczytać jako obrazu',
  'media.image-not-finished': 'Tego obrazu już nie ma albo nie wgrał się do końca. Wgraj go jeszcze raz.',
  'media.too-big': 'Plik jest za duży. Największy dozwolony rozmiar to {size} MB.',
  'media.video-has-its-file': 'Plik tego filmu już tu jest. Aby użyć innego, usuń ten film.',
  'media.unreadable-captions': 'To nie jest plik WebVTT',
  'media.captions-elsewhere': 'Napisy do tego filmu ustawia się u operatora, który go przechowuje',
  'media.host-unavailable': 'Wgrywanie filmów jest chwilowo niedostępne',
} satisfies SameKeys<typeof en>
