import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Wydarzenia na żywo',
  errors: {
    'live-events.undated': 'Najpierw podaj, kiedy odbędzie się wydarzenie.',
    'live-events.no-place-left': 'Nie ma już wolnych miejsc. Najpierw zwiększ liczbę miejsc.',
    'live-events.waiting-not-open':
      'Lista rezerwowa jest teraz zamknięta: albo jest wolne miejsce, albo jest już za późno. Zajrzyj na stronę wydarzenia.',
    'live-events.has-ticket': 'Masz już bilet na to wydarzenie.',
    'live-events.not-waiting': 'Ta osoba już nie czeka: ma miejsce, właśnie za nie płaci albo się wypisała.',
    'live-events.ticket-not-changed':
      'Tego biletu nie można już zmienić: ktoś na niego wszedł, wydarzenie się zaczęło albo bilet kupiono pojedynczo.',
    'live-events.ticket-void': 'Ten bilet stracił ważność: skończył się dostęp, do którego należał.',
    'live-events.ticket-unclaimed':
      'Ten bilet to prezent, którego nikt jeszcze nie odebrał. Wejdzie z nim osoba, która go odbierze i dostanie wtedy kod.',
    'live-events.ticket-unknown': 'Żaden bilet na to wydarzenie nie ma takiego kodu.',
    'validation.event-recording': 'Nagraniem może być kurs Twojej szkoły',
    'validation.event-link': 'Podaj adres strony zaczynający się od https://',
    'validation.event-place': 'Podaj miejsce',
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
    'DELETE /home/events/:eventId/waiting-list/:entryId': 'Usunięcie osoby z listy rezerwowej',
    'POST /home/events/:eventId/waiting-list/:entryId/offer': 'Zaproponowanie miejsca poza kolejnością',
  },
  mails: {
    'ticket.subject': 'Twój bilet: {title}',
    'ticket.heading': 'Masz miejsce',
    'ticket.text': 'Dzień dobry, {name}. Oto Twój bilet na „{title}” w szkole {school}.',
    'guest.subject': 'Bilet dla Ciebie: {title}',
    'guest.heading': 'Masz miejsce',
    'guest.text':
      'Dzień dobry, {name}. {buyer} ma dla Ciebie bilet: „{title}” w szkole {school}. Konto nie jest potrzebne.',
    'passed.subject': 'Bilet na {title} nie jest już Twój',
    'passed.heading': 'Ten bilet nie jest już Twój',
    'passed.text':
      'Dzień dobry, {name}. Bilet na „{title}” w szkole {school}, kupiony przez: {buyer}, jest teraz dla kogoś innego. Kod z poprzedniej wiadomości już nie działa.',
    'void.subject': 'Bilet na {title} stracił ważność',
    'void.heading': 'Ten bilet stracił ważność',
    'void.text':
      'Dzień dobry, {name}. Bilet na „{title}” w szkole {school}, kupiony przez: {buyer}, stracił ważność. Kod z poprzedniej wiadomości już nie działa.',
    'day.subject': 'Już jutro: {title}',
    'day.heading': 'Został jeden dzień',
    'day.text': 'Dzień dobry, {name}. Zbliża się „{title}” w szkole {school}.',
    'hour.subject': 'Zaraz się zaczyna: {title}',
    'hour.heading': 'Początek w ciągu godziny',
    'hour.text': 'Dzień dobry, {name}. „{title}” w szkole {school} zaraz się zacznie.',
    'moved.subject': 'Zmiana: {title}',
    'moved.heading': 'Zmienił się termin lub miejsce',
    'moved.text':
      'Dzień dobry, {name}. W szkole {school} zmieniono termin lub miejsce „{title}”. Twój bilet zachowuje ważność. Szczegóły:',
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
  waiting: {
    joined: 'Jesteś na liście rezerwowej. Potwierdzenie wysłaliśmy e-mailem.',
    leftList: 'Gotowe. Nie ma Cię już na liście rezerwowej.',
    when: 'Kiedy',
    until: 'Czeka na Ciebie do',
    take: 'Zajmij miejsce',
    letGo: 'Zrezygnuj z miejsca',
    leave: 'Wypisz się z listy rezerwowej',
    'joined.subject': 'Lista rezerwowa: {title}',
    'joined.heading': 'Jesteś na liście rezerwowej',
    'joined.text': 'Miejsca na „{title}” w szkole {school} są wyprzedane, a ten adres trafił na listę rezerwową.',
    'joined.next':
      'Gdy zwolni się miejsce i przyjdzie Twoja kolej, dostaniesz e-mail z linkiem, a miejsce przez pewien czas będzie czekać na Ciebie. Jeśli to nie Twoja prośba, wypisz się poniżej.',
    'offered.subject': 'Jest miejsce dla Ciebie: {title}',
    'offered.heading': 'Zwolniło się miejsce i czeka na Ciebie',
    'offered.text': 'Czekasz na miejsce na „{title}” w szkole {school}. Właśnie się zwolniło i trzymamy je dla Ciebie.',
    'offered.link':
      'Miejsce dostanie ten, kto użyje tego linku, niezależnie od konta i adresu. Przekaż go tylko komuś, kto ma przyjść zamiast Ciebie.',
    'offered.after': 'Po tym czasie miejsce dostanie następna osoba, a Ty możesz zapisać się na listę ponownie.',
    'ended.subject': 'Już niedostępne: {title}',
    'ended.heading': 'Miejsce już na Ciebie nie czeka',
    'ended.text':
      'Szkoła {school} wycofała „{title}” ze swojej strony, więc miejsca, które czekało na Ciebie, nie można już zająć. Nic nie zostało pobrane.',
  },
} satisfies SameWords<typeof en>
