import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './upload-en.ts'

export const pl: SameKeys<typeof en> = {
  uploadPreparing: 'Przygotowywanie',
  uploading: 'Przesyłanie',
  uploadPaused: 'Wstrzymano. Ruszy dalej, gdy wróci połączenie',
  uploadFailed: 'Nie udało się przesłać pliku',
  uploadDone: 'Przesłano',
}
