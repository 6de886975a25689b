import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Komentarze',
  errors: {
    'validation.nothing-written': 'Musisz coś napisać!',
    'comments.has-no-moments': 'Komentarz w tym miejscu nie może dotyczyć chwili filmu.',
    'comments.picture-or-video': 'Do komentarza można dołączyć obraz albo film, nie jedno i drugie.',
    'comments.takes-no-video': 'Do komentarza w tym miejscu nie można dołączyć filmu.',
  },
  deeds: {
    'POST /comments': 'Napisanie komentarza',
    'DELETE /comments/:id': 'Usunięcie komentarza',
    'POST /comment/:id/replies': 'Odpowiedź na komentarz',
    'POST /comment/:id/reply': 'Odpowiedź na komentarz ze zdjęciem',
    'DELETE /replies/:id': 'Usunięcie odpowiedzi',
  },
  mails: {
    'comment.subject': '{author} komentuje Twój wpis: {title}',
    'comment.said': '{author} komentuje Twój wpis „{title}”:',
    'comment.action': 'Przeczytaj i odpowiedz',
    'reply.subject': '{author} odpowiada Ci: {title}',
    'reply.said': '{author} odpowiada na Twoje słowa pod „{title}”:',
    'reply.action': 'Przeczytaj i odpowiedz',
  },
} satisfies SameWords<typeof en>
