import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Kursanci',
  errors: {
    'students.order-being-paid':
      'Trwa płatność za zamówienie tego kursanta. Poczekaj, aż się zakończy, i wtedy usuń konto.',
    'validation.type-delete': 'Wpisz DELETE, aby potwierdzić',
    'students.student-changed':
      'W międzyczasie ktoś inny zmienił dane tego kursanta. Wczytaliśmy jego zmiany obok Twoich: sprawdź je i zapisz jeszcze raz.',
    'students.too-many-chosen': 'Naraz można wybrać najwyżej {max} kursantów',
    'students.too-many': 'Naraz można dodać najwyżej {max} kursantów',
  },
  deeds: {
    'DELETE /json/home/students/:id': 'Usunięcie konta kursanta',
    'POST /home/students/:id/notes': 'Dodanie notatki o kursancie',
    'DELETE /home/students/:id/notes/:adminNoteId': 'Usunięcie notatki o kursancie',
    'PUT /json/home/students/:id': 'Zmiana danych kursanta',
    'POST /home/students': 'Dodanie kursantów',
    'POST /home/students/access': 'Przyznanie dostępu kursantom',
    'DELETE /home/students/access': 'Odebranie dostępu kursantom',
  },
  export: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    joined: 'Konto od',
    products: 'Produkty',
    spent: 'Zapłacono',
    currency: 'Waluta',
    lastSeen: 'Ostatnio na stronie',
  },
  mails: {
    'welcome.subject': 'Twoje konto w szkole {school}',
    'welcome.heading': 'Witaj',
    'welcome.text': 'Dzień dobry, {name}. Szkoła {school} założyła Ci konto.',
    'welcome.login': 'Logujesz się adresem {email}. Najpierw ustaw hasło:',
    'welcome.action': 'Ustaw hasło',
    'welcome.expires': {
      one: 'Link działa raz, przez {count} dzień. Później nowy wyślesz sobie na stronie logowania: „Nie pamiętasz hasła?”.',
      few: 'Link działa raz, przez {count} dni. Później nowy wyślesz sobie na stronie logowania: „Nie pamiętasz hasła?”.',
      many: 'Link działa raz, przez {count} dni. Później nowy wyślesz sobie na stronie logowania: „Nie pamiętasz hasła?”.',
      other:
        'Link działa raz, przez {count} dnia. Później nowy wyślesz sobie na stronie logowania: „Nie pamiętasz hasła?”.',
    },
    'welcome.notYou':
      'Jeśli nie znasz tej szkoły, zignoruj tę wiadomość: bez ustawienia hasła nikt się na to konto nie zaloguje.',
  },
} satisfies SameWords<typeof en>
