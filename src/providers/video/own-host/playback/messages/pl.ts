import type { PlayerMessages } from './en.ts'

export const pl: PlayerMessages = {
  title: 'Film',
  play: 'Odtwórz',
  goOnAt: 'Oglądaj dalej od {time}',
  expired: 'Odtwarzacz był otwarty zbyt długo lub jego adres jest niepełny. Odśwież stronę.',
  closed:
    'Ten film nie jest teraz dla Ciebie dostępny. Zaloguj się albo odśwież stronę, żeby zobaczyć, co możesz oglądać.',
  tooMany: 'Na Twoim koncie są już odtwarzane trzy filmy. Zatrzymaj jeden z nich, żeby obejrzeć ten.',
  tryAgain: 'Spróbuj ponownie',
  notReady: 'Ten film jest jeszcze przygotowywany. Odśwież stronę za kilka minut.',
}
