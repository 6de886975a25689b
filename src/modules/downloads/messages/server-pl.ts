import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Pliki do pobrania',
  errors: {
    'downloads.no-files': 'Najpierw dodaj co najmniej jeden plik.',
    'downloads.last-file':
      'To jedyny plik, a produkt widoczny na stronie musi mieć choć jeden. Najpierw dodaj inny, prześlij nową wersję tego pliku albo cofnij publikację.',
    'downloads.too-many-files': 'Produkt może zawierać najwyżej {max} plików.',
    'downloads.type-not-sold':
      'Plików tego typu nie można sprzedawać. Użyj PDF-a, e-booka, dokumentu, nagrania, zdjęcia lub filmu albo spakuj plik do archiwum ZIP.',
  },
  deeds: {
    'POST /home/downloads': 'Utworzenie produktu z plikami',
    'POST /home/downloads/:downloadId/duplicate': 'Powielenie produktu z plikami',
    'POST /home/downloads/:downloadId/uploads': 'Rozpoczęcie przesyłania pliku',
    'POST /home/downloads/:downloadId/files': 'Dodanie pliku do produktu',
    'POST /home/downloads/:downloadId/files/:fileId/versions': 'Dodanie nowej wersji pliku',
    'PUT /home/downloads/:downloadId/files/:fileId': 'Zmiana nazwy pliku',
    'PUT /home/downloads/:downloadId/files/order': 'Zmiana kolejności plików',
    'DELETE /home/downloads/:downloadId/files/:fileId': 'Usunięcie pliku z produktu',
  },
  mails: {
    'version.subject': 'Nowa wersja pliku „{file}”',
    'version.said': 'Jest nowa wersja pliku „{file}” z produktu „{download}”',
    'version.action': 'Przejdź do moich plików',
  },
} satisfies SameWords<typeof en>
