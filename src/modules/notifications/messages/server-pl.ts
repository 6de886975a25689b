import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'E-maile',
  deeds: {
    'PUT /json/answer-mails': 'Zmiana powiadomień e-mail o odpowiedziach',
  },
  mails: {
    'answers.subject': {
      one: '{count} odpowiedź dla Ciebie',
      few: '{count} odpowiedzi dla Ciebie',
      many: '{count} odpowiedzi dla Ciebie',
      other: '{count} odpowiedzi dla Ciebie',
    },
    'answers.heading': 'Odpowiedzi dla Ciebie',
    moreNews: {
      one: 'I jeszcze {count} na stronie.',
      few: 'I jeszcze {count} na stronie.',
      many: 'I jeszcze {count} na stronie.',
      other: 'I jeszcze {count} na stronie.',
    },
    stopAnswers: 'Nie chcę wiadomości o odpowiedziach',
    stopAll: 'Nie chcę żadnych wiadomości o społeczności',
  },
  answers: {
    unsubscribed: 'Gotowe. Nie będziemy już wysyłać takich wiadomości.',
  },
} satisfies SameWords<typeof en>
