import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Licencje',
  errors: {
    'seats.none-left':
      'Wszystkie licencje są rozdane. Dokup kolejne albo wycofaj zaproszenie, którego nikt nie przyjął.',
    'seats.gift-claimed': 'Ten prezent został już odebrany, więc nie można go zmienić ani wysłać ponownie.',
    'seats.invitation-settled': 'Ponownie wysłać lub usunąć można tylko zaproszenie, którego nikt jeszcze nie przyjął.',
    'seats.export-too-soon': {
      one: 'Eksport można pobrać raz na minutę. Spróbuj ponownie za {seconds} sekundę.',
      few: 'Eksport można pobrać raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
      many: 'Eksport można pobrać raz na minutę. Spróbuj ponownie za {seconds} sekund.',
      other: 'Eksport można pobrać raz na minutę. Spróbuj ponownie za {seconds} sekundy.',
    },
    'seats.not-claimed': 'Nikt w tej chwili nie ma tej licencji.',
    'seats.not-remindable': 'Nie ma o czym przypominać: ta osoba już ogląda kurs albo niedawno dostała wiadomość.',
    'seats.invited-already': 'Ten adres ma już zaproszenie',
    'seats.too-many-lines': 'Najwyżej {max} osób naraz',
    'seats.resent-too-soon': 'Ta wiadomość niedawno wyszła. Ponownie można ją wysłać najwcześniej {at}.',
    'seats.sent-to-another':
      'To zaproszenie wysłano na inny adres. Potwierdź, że licencja ma trafić na to konto, albo zaloguj się na tamto.',
    'seats.seat-taken': 'To zaproszenie przyjął już ktoś inny.',
    'seats.seat-revoked': 'To zaproszenie zostało wycofane. Poproś o nowe osobę, która je wysłała.',
    'seats.seat-over': 'Termin już minął, więc tego prezentu nie można odebrać ani zmienić.',
    'seats.seat-closed': 'Zakup, z którego pochodzi to zaproszenie, został anulowany. Zapytaj osobę, która je wysłała.',
  },
  export: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    status: 'Zaproszenie',
    account: 'Konto',
    percent: 'Ukończono, %',
    lastActivity: 'Ostatnia aktywność',
    waiting: 'Jeszcze nie wysłane',
    sent: 'Wysłane',
    accepted: 'Przyjęte',
    revoked: 'Wycofane',
  },
  reasons: {
    released: 'licencję cofa {buyer}',
  },
  mails: {
    'invitation.subject': '{buyer} zaprasza na kurs „{course}”',
    'invitation.heading': 'Masz miejsce w kursie',
    'invitation.text':
      '{name}, masz miejsce w kursie „{course}” w szkole {school}. Zaprasza Cię {buyer}, a miejsce jest już opłacone.',
    'invitation.how': 'Otwórz link i zaloguj się albo załóż konto. Nic nie płacisz.',
    'invitation.action': 'Przyjmij zaproszenie',
    'reminder.subject': 'Miejsce w kursie „{course}” czeka na Ciebie',
    'reminder.heading': 'Twoje miejsce czeka',
    'reminder.text':
      'Dzień dobry, {name}. Na kurs „{course}” w szkole {school} zaprasza Cię {buyer}. Miejsce jest opłacone, ale zaproszenie wciąż czeka na przyjęcie.',
    'reminder.link': 'Ten link zastępuje poprzedni.',
    'beginning.subject': 'Kurs „{course}” wciąż przed Tobą',
    'beginning.heading': 'Twój kurs jest otwarty',
    'beginning.text':
      'Dzień dobry, {name}. Masz miejsce w kursie „{course}” w szkole {school}, które przekazuje Ci {buyer}. Żadna lekcja nie jest jeszcze rozpoczęta.',
    'beginning.how': 'Wystarczy otworzyć pierwszą lekcję. Strona zapamięta, gdzie przerwiesz.',
    'beginning.action': 'Zacznij oglądać',
    'beginning.why': 'O to przypomnienie prosi {buyer}.',
    'gift.subject': '{buyer} ma dla Ciebie prezent: „{course}”',
    'gift.heading': 'Prezent dla Ciebie',
    'gift.text': '{name}, masz prezent: „{course}” w szkole {school}. Daje go {buyer}.',
    'gift.says': '{buyer} pisze:',
    'gift.quoted': '„{message}”',
    'gift.chooses': 'Potem wybierzesz dogodny dla siebie termin.',
    'gift.begins': 'Początek: {at}. Miejsce czeka na Ciebie: odbierz prezent wcześniej, a dostaniesz bilet.',
    'gift.action': 'Otwórz prezent',
    'gift-moved.subject': 'Zmiana: {course}',
    'gift-moved.heading': 'Zmienił się termin albo miejsce',
    'gift-moved.text':
      'Dzień dobry, {name}. Zmienił się termin albo miejsce wydarzenia „{course}” w szkole {school}. To prezent, który daje Ci {buyer}, i pozostaje ważny.',
    'gift-moved.begins': 'Początek: {at}.',
    'gift-moved.link': 'Odbierz go przez link, który wysłaliśmy wcześniej.',
    'gift-moved.action': 'Zobacz termin i miejsce',
    'gift-moved.giver':
      'Dzień dobry, {buyer}. Zmienił się termin albo miejsce wydarzenia „{course}” w szkole {school}. To Twój prezent dla: {name}.',
    'gift-moved.sent-on': 'Prezent wyślemy {day}. Do tego dnia możesz to jeszcze zmienić.',
    'gift-moved.too-late':
      'Wybrany przez Ciebie dzień, {day}, jest teraz po rozpoczęciu. Wybierz wcześniejszy albo wyślij prezent od razu.',
    'gift-moved.giver-action': 'Zobacz prezent',
    'gift-returned.subject': '{name} ma już „{course}”',
    'gift-returned.heading': 'Prezent znów jest do podarowania',
    'gift-returned.text':
      '{giver}, {name} dziękuje za „{course}” w szkole {school}, ale już to ma. Twój prezent pozostał niewykorzystany.',
    'gift-returned.how': 'Możesz podarować go komuś innemu: wśród swoich zamówień zmień imię i adres.',
    'gift-returned.action': 'Podaruj komuś innemu',
    'claimed.subject': 'Licencję na „{course}” przyjęto z innego adresu',
    'claimed.heading': 'Przyjęto z innego adresu',
    'claimed.text':
      'Dzień dobry, {manager}. Zaproszenie do „{course}” w szkole {school} trafiło do: {name} ({email}). Licencja jest teraz na koncie z innym adresem:',
    'claimed.by': '{name}, {email}',
    'claimed.how': 'Jeśli tak miało być, nie musisz nic robić. Jeśli nie, możesz cofnąć licencję i zaprosić ponownie.',
    'claimed.action': 'Zobacz licencje',
    'taken-back.subject': 'Zaproszenie do „{course}” zostało wycofane',
    'taken-back.heading': 'Twoje zaproszenie zostało wycofane',
    'taken-back.gift': 'Prezent dla Ciebie został wycofany',
    'taken-back.by-buyer':
      'Dzień dobry, {name}. Zaproszenie do „{course}” w szkole {school} jest już nieaktualne: wycofuje je {buyer}.',
    'taken-back.with-order':
      'Dzień dobry, {name}. Zakup, dzięki któremu miało czekać na Ciebie „{course}” w szkole {school}, został anulowany. Zaproszenie pochodziło od: {buyer}.',
    'taken-back.reason': 'Powód: {reason}',
    'taken-back.link': 'Wysłany wcześniej link już nie działa. Jeśli masz pytania, napisz do: {buyer}.',
    'invitation.stranger': 'Jeśli nie wiesz, kto to jest, nie musisz nic robić.',
  },
  deeds: {
    'PUT /home/gifts/:giftId': 'Poprawienie danych obdarowanej osoby',
  },
} satisfies SameWords<typeof en>
