import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Treść',
  errors: {
    'content.block-changed': 'Ktoś inny zmienił to w tym czasie. Porównaj obie wersje i zapisz jeszcze raz.',
    'content.locked-pdf': 'Ten PDF otwiera się tylko hasłem. Zapisz go bez hasła i prześlij jeszcze raz.',
    'content.no-pdf': 'To nie jest PDF albo plik jest uszkodzony',
    'content.no-sound': 'To nie jest nagranie, które można tu odtworzyć. Wybierz plik MP3, M4A, OGG albo WAV.',
    'content.too-many-blocks': 'Jest tu już {max} elementów i więcej się nie zmieści.',
    'content.type-not-offered':
      'Plików tego typu nie można udostępniać. Użyj pliku PDF, ebooka, dokumentu, nagrania, zdjęcia lub filmu albo spakuj plik do archiwum ZIP.',
    'validation.embed-address': 'Wklej adres z YouTube, Vimeo, Loom, Spotify, SoundCloud albo Map Google',
    'validation.formula': 'Tego wzoru nie da się odczytać: sprawdź nawiasy i nazwy poleceń',
    'validation.options-alike': 'Dwie pozycje są takie same',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/lecture-files': 'Rozpoczęcie przesyłania pliku do lekcji',
    'POST /home/lecture-films': 'Rozpoczęcie przesyłania filmu do lekcji',
    'PUT /home/lecture-files/:storedId': 'Przesłanie pliku do lekcji',
  },
} satisfies SameWords<typeof en>
