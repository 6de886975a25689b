import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Społeczność',
  errors: {
    'community.unknown-player': 'Pokazujemy filmy z YouTube, Vimeo, Loom i Bunny. Wklej adres jednego filmu.',
    'community.one-video': 'Wpis może mieć jeden film: plik albo adres, nie oba naraz.',
    'community.last-sold-topic':
      'To jedyny temat społeczności, którą sprzedajesz. Najpierw dodaj do niej inny temat albo cofnij jej publikację.',
    'community.too-many-topics': 'Społeczność może mieć najwyżej {max} tematów.',
  },
  deeds: {
    'PUT /json/community/posts/:id': 'Zmiana wpisu',
    'DELETE /json/community/posts/:id': 'Usunięcie wpisu',
    'POST /json/community/topics/:topicId/post/create': 'Napisanie wpisu',
    'POST /json/email-notification': 'Zmiana powiadomień e-mail o tematach',
    'POST /home/community/topics': 'Dodanie tematu',
    'PUT /home/community/topics/:id': 'Zmiana tematu',
    'DELETE /home/community/topics/:id': 'Usunięcie tematu z wpisami',
    'PUT /home/community/topics/order': 'Zmiana kolejności tematów',
  },
  mails: {
    'post.subject': 'Nowy wpis ({author}): {title}',
    'post.said': '{author}: {title}',
    'post.action': 'Przeczytaj wpis',
    'newPosts.subject': {
      one: '{count} nowy wpis',
      few: '{count} nowe wpisy',
      many: '{count} nowych wpisów',
      other: '{count} nowego wpisu',
    },
    'newPosts.heading': 'Nowości w temacie, który obserwujesz',
    stopTopic: 'Nie chcę wiadomości o tym temacie',
  },
} satisfies SameWords<typeof en>
