import type { ModerationContent } from '#seeds/content.ts'

export const moderation: ModerationContent = {
  held: 'Lniane nici w motkach po 50 m znalazłam tutaj: https://example.com/nici-lniane. Wosk też mają.',
  advert: 'Oprawiam książki na zamówienie, taniej niż gdziekolwiek. Kto chce, niech pisze do mnie prywatnie!',
  reports: [
    { reason: 'spam', words: 'To już trzecia taka reklama pod lekcjami.' },
    { reason: 'off-topic', words: '' },
  ],
  muteReason: 'Reklama własnych usług pod trzema lekcjami',
}
