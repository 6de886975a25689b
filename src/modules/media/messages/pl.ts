import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  chooseVideo: 'Wybierz film',
  videoHelp: 'Dowolny plik wideo. Po wgraniu przygotujemy go na wszystkie ekrany.',
  goOnWith: 'Plik „{name}” nie wgrał się do końca. Wybierz ten sam plik, a dokończymy od miejsca przerwania.',
  goOn: 'Wznów',
  pause: 'Wstrzymaj',
  starting: 'Zaczynamy…',
  transcoding: 'Film jest teraz przetwarzany. Odśwież stronę za kilka minut, aby sprawdzić, czy wgrał się poprawnie.',
  transcodingProgress: 'Przetwarzanie',
  deleteVideo: 'Usuń film',
  deleteVideoConsequence: 'Film „{title}” zostanie usunięty.',
  stopUpload: 'Przerwij wgrywanie',
  stopUploadConsequence: 'Wgrywanie pliku „{name}” zostanie przerwane, a wysłana już część usunięta.',
  replaceVideo: 'Wybierz inny plik',
  notAVideo: 'To nie jest plik wideo',
  'failure.unreadable':
    'Tego pliku nie da się odczytać jako filmu. Wyeksportuj go ponownie, na przykład do MP4, i wybierz jeszcze raz.',
  'failure.too-long': 'Ten film jest za długi. Podziel go na części.',
  'failure.out-of-memory':
    'Ten film jest za duży, aby go przetworzyć. Wyeksportuj go w mniejszym rozmiarze i wybierz jeszcze raz.',
  'failure.timed-out':
    'Przetwarzanie tego filmu trwało zbyt długo. Wyeksportuj go w mniejszym rozmiarze i wybierz jeszcze raz.',
  'failure.interrupted': 'Przetwarzanie tego filmu kilka razy się przerwało. Wgraj go jeszcze raz.',
  'failure.host': 'Operator wideo nie mógł przetworzyć tego filmu. Wgraj go jeszcze raz.',
  videoUnavailable: 'Wgrywanie filmów jest chwilowo niedostępne',
  playerTitle: 'Film: {title}',
  chooseImage: 'Wybierz obraz',
  replaceImage: 'Zmień',
  deleteImage: 'Usuń obraz',
  deleteImageConsequence: 'Obraz „{name}” zostanie usunięty.',
  preparingImage: 'Przygotowujemy obraz…',
  imageHelp: 'WebP, JPEG, PNG, SVG lub GIF, do {size} MB',
  badExtension: 'Niewłaściwe rozszerzenie pliku',
  tooBig: 'Plik jest za duży. Największy dozwolony rozmiar to {size} MB.',
  sessionExpired: 'Twoja sesja wygasła – odśwież stronę',
  reload: 'Odśwież',
  uploadFailed: 'Nie udało się wgrać pliku',
  somethingWentWrong: 'Coś poszło nie tak',
} satisfies SameKeys<typeof en>
