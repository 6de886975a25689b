import type { PlayerMessages } from './en.ts'

export const pl: PlayerMessages = {
  title: 'Film',
  play: 'Odtwórz',
  expired: 'Odtwarzacz był otwarty zbyt długo lub jego adres jest niepełny. Odśwież stronę.',
  notReady: 'Ten film jest jeszcze przygotowywany. Odśwież stronę za kilka minut.',
}
