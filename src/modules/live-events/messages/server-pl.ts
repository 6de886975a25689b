import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Wydarzenia na żywo',
  errors: {
    'live-events.no-place-left': 'Nie ma już wolnych miejsc. Najpierw zwiększ liczbę miejsc.',
    'live-events.ticket-void': 'Ten bilet stracił ważność: dostęp, z którym przyszedł, się skończył.',
    'live-events.ticket-unknown': 'Żaden bilet na to wydarzenie nie ma takiego kodu.',
    'validation.event-recording': 'Nagraniem może być kurs Twojej szkoły',
    'validation.event-link': 'Podaj adres strony zaczynający się od https://',
    'validation.event-place': 'Podaj, gdzie to jest',
    'validation.event-dateless':
      'Wydarzenie widoczne na stronie musi mieć termin. Aby usunąć ostatni, najpierw cofnij publikację.',
    'validation.event-dates-cross': 'Dwa terminy nachodzą na siebie',
    'validation.event-too-long': 'Jeden termin może trwać do {hours} godzin. Na następny dzień dodaj kolejny termin.',
  },
  deeds: {
    'POST /home/events': 'Utworzenie wydarzenia na żywo',
    'POST /home/events/:eventId/duplicate': 'Powielenie wydarzenia na żywo',
    'PUT /home/events/:eventId/schedule': 'Zmiana terminu, miejsca lub liczby miejsc wydarzenia na żywo',
    'PUT /home/events/:eventId/recording': 'Wskazanie nagrania wydarzenia na żywo',
    'POST /home/events/:eventId/check-in': 'Wpuszczenie uczestnika po kodzie biletu',
    'POST /home/events/:eventId/tickets/:ticketId/check-in': 'Wpuszczenie uczestnika',
    'DELETE /home/events/:eventId/tickets/:ticketId/check-in': 'Cofnięcie wpuszczenia uczestnika',
  },
  titles: {
    copy: '{title} (kopia)',
  },
  mails: {
    'ticket.subject': 'Twój bilet: {title}',
    'ticket.heading': 'Masz miejsce',
    'ticket.text': 'Dzień dobry, {name}. Oto Twój bilet na „{title}” w szkole {school}.',
    'day.subject': 'Już jutro: {title}',
    'day.heading': 'Został jeden dzień',
    'day.text': 'Dzień dobry, {name}. Zbliża się „{title}” w szkole {school}.',
    'hour.subject': 'Zaraz się zaczyna: {title}',
    'hour.heading': 'Początek w ciągu godziny',
    'hour.text': 'Dzień dobry, {name}. „{title}” w szkole {school} zaraz się zacznie.',
    'moved.subject': 'Zmiana: {title}',
    'moved.heading': 'Zmienił się termin lub miejsce',
    'moved.text':
      'Dzień dobry, {name}. W szkole {school} zmieniono termin lub miejsce „{title}”. Twój bilet zachowuje ważność. Teraz jest tak:',
    'recording.subject': 'Nagranie: {title}',
    'recording.heading': 'Możesz to obejrzeć jeszcze raz',
    'recording.text':
      'Dzień dobry, {name}. „{title}” w szkole {school} można teraz oglądać w dowolnej chwili. Nagranie czeka wśród Twoich kursów.',
    'event.when': 'Kiedy',
    'event.where': 'Gdzie',
    'event.online': 'Online',
    'event.link-follows': 'Link znajdziesz na swoim bilecie',
    'event.code': 'Kod biletu',
    'event.see-ticket': 'Zobacz bilet',
    'event.join': 'Dołącz teraz',
    'event.watch': 'Obejrzyj nagranie',
    'event.calendar': 'Załączony plik doda terminy do Twojego kalendarza.',
  },
} satisfies SameWords<typeof en>
