import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Zdjęcia i filmy',
  errors: {
    'media.bad-extension': 'Niewłaściwe rozszerzenie pliku',
    'media.unreadable-image': 'Nie możemy odczytać tego pliku jako zdjęcia',
    'media.image-not-finished': 'Tego zdjęcia już nie ma albo nie przesłało się do końca. Prześlij je jeszcze raz.',
    'media.no-room': 'W tej chwili brakuje miejsca na ten plik. Spróbuj ponownie później.',
    'media.video-too-big': 'Ten plik jest za duży. Film może mieć najwyżej {size}\u00a0{unit}.',
    'media.too-big': 'Plik jest za duży. Największy dozwolony rozmiar to {size} MB.',
    'media.video-has-its-file': 'Ten film ma już swój plik. Aby użyć innego, usuń film.',
    'media.video-shared':
      'Ten film jest w kilku lekcjach. Usuń go w każdej z nich: zniknie razem z ostatnią, która go pokazuje.',
    'media.unreadable-captions': 'To nie jest plik WebVTT',
    'media.captions-elsewhere': 'Napisami do tego filmu zarządza operator, który go przechowuje',
    'media.file-gone': 'Z pliku tego filmu nie da się już skorzystać. Trzeba go wgrać ponownie.',
    'media.host-unavailable': 'Przesyłanie filmów jest chwilowo niedostępne',
  },
  deeds: {
    'PUT /my/account/avatar': 'Zmiana własnego zdjęcia',
    'POST /home/images/finish': 'Przesłanie zdjęcia',
    'POST /home/images/delete': 'Usunięcie zdjęcia',
    'POST /home/videos/:id/upload-session': 'Wznowienie przesyłania filmu',
    'DELETE /home/videos/:id': 'Usunięcie filmu',
    'PUT /home/videos/:id/captions': 'Dodanie napisów do filmu',
    'DELETE /home/videos/:id/captions/:language': 'Usunięcie napisów filmu',
  },
} satisfies SameWords<typeof en>
