import type { ModerationContent } from '#seeds/content.ts'

export const moderation: ModerationContent = {
  held: 'Wymowę „ř” świetnie słychać na tym nagraniu: https://example.com/rzeka',
  advert: 'Udzielam korepetycji z czeskiego, pierwsza lekcja gratis, szczegóły u mnie.',
  reports: [{ reason: 'spam', words: 'Tu się uczymy, a nie ogłaszamy.' }],
  muteReason: 'Ogłoszenia o korepetycjach w komentarzach',
}
