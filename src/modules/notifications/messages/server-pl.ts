import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'E-maile',
  deeds: {
    'PUT /json/answer-mails': 'Zmiana powiadomień e-mail o odpowiedziach',
    'PUT /json/product-mails': 'Zmiana powiadomień e-mail o zakupionych produktach',
  },
  mails: {
    'answers.subject': {
      one: '{count} odpowiedź dla Ciebie',
      few: '{count} odpowiedzi dla Ciebie',
      many: '{count} odpowiedzi dla Ciebie',
      other: '{count} odpowiedzi dla Ciebie',
    },
    'answers.heading': 'Odpowiedzi dla Ciebie',
    'products.subject': {
      one: '{count} nowość w tym, co masz',
      few: '{count} nowości w tym, co masz',
      many: '{count} nowości w tym, co masz',
      other: '{count} nowości w tym, co masz',
    },
    'products.heading': 'Nowości w tym, co masz',
    stopProducts: 'Nie chcę wiadomości o nowościach w tym, co mam',
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
