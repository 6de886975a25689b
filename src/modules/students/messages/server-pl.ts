import type { SameWords } from '#platform/i18n/text.ts'
import { pl as problems } from './line-problems-pl.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Kursanci',
  errors: {
    'students.import-too-long': 'Jednym plikiem można zaimportować najwyżej {max} wierszy',
    'students.import-no-emails': 'Żadna kolumna tego pliku nie zawiera adresów e-mail',
    'students.school-closed': 'Ta szkoła jest zamknięta, więc nie można już importować do niej kursantów.',
    'students.import-right-ended': 'Twoja rola nie obejmuje już dodawania kursantów',
    'students.merged-order-being-paid':
      'Zamówienie z jednego z tych kont jest właśnie opłacane. Poczekaj, aż płatność się rozliczy, i wtedy połącz konta.',
    'students.admins-not-merged':
      'Konta administratora nie można połączyć z innym: są z nim związane jego uprawnienia i to, co zrobił. Połączyć można tylko dwa konta kursantów.',
    'students.former-admin-goes':
      'To konto należało kiedyś do administratora i jest w dzienniku działań. Zachowaj to konto, a drugie do niego dołącz.',
    'students.merged-with-itself': 'To jest to samo konto. Wybierz drugie konto tej samej osoby.',
    'students.merged-meanwhile':
      'Jedno z tych kont zostało już połączone z innym. Wróć do listy kursantów: jest na niej konto, które zostało.',
    'students.order-being-paid':
      'Trwa płatność za zamówienie tego kursanta. Poczekaj, aż się zakończy, i wtedy usuń konto.',
    'validation.type-merge': 'Wpisz MERGE, aby potwierdzić',
    'validation.type-delete': 'Wpisz DELETE, aby potwierdzić',
    'students.too-many-chosen': 'Naraz można wybrać najwyżej {max} kursantów',
    'students.too-many-tags': 'Szkoła może mieć najwyżej {max} tagów',
    'students.tag-exists': 'Jest już inny tag o tej nazwie',
    'students.too-many': 'Naraz można dodać najwyżej {max} kursantów',
  },
  deeds: {
    'DELETE /json/home/students/:id': 'Usunięcie konta kursanta',
    'POST /json/home/students/:id/merge': 'Połączono dwa konta kursanta',
    'POST /home/students/:id/notes': 'Dodanie notatki o kursancie',
    'DELETE /home/students/:id/notes/:adminNoteId': 'Usunięcie notatki o kursancie',
    'POST /home/students/tags': 'Dodanie tagu kursantom',
    'DELETE /home/students/tags': 'Usunięcie tagu u kursantów',
    'PUT /home/students/tags/:tagId': 'Zmiana nazwy tagu kursantów',
    'DELETE /home/students/tags/:tagId': 'Usunięcie tagu kursantów',
    'PUT /json/home/students/:id': 'Zmiana danych kursanta',
    'POST /home/students': 'Dodanie kursantów',
    'POST /home/students/imports': 'Import kursantów z pliku',
    'GET /home/students/imports/:importId/report': 'Pobranie raportu z importu',
    'POST /home/students/access': 'Przyznanie dostępu kursantom',
    'DELETE /home/students/access': 'Odebranie dostępu kursantom',
  },
  report: {
    line: 'Wiersz',
    outcome: 'Wynik',
    problem: 'Co się nie zgadza',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    words: 'Treść wiersza',
    outcome_added: 'Dodano',
    outcome_existing: 'Konto już było',
    outcome_wrong: 'Nie zaimportowano',
    ...problems,
  },
  export: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    joined: 'Konto od',
    products: 'Produkty',
    spent: 'Zapłacono',
    currency: 'Waluta',
    lastSeen: 'Ostatnio na stronie',
    tags: 'Tagi',
  },
  mails: {
    'merged.subject': 'Twoje dwa konta w {school} to teraz jedno',
    'merged.heading': 'Twoje konta są teraz jednym',
    'merged.text':
      'Cześć {name}, w {school} były dwa Twoje konta. Szkoła połączyła je w jedno: Twoje zakupy, postępy i wszystko, co napisano z obu kont, są w nim razem i nic nie przepadło.',
    'merged.login': 'Logujesz się adresem {email}, jak dotąd, i hasłem do tego adresu.',
    'merged.otherLogin':
      'Od teraz logujesz się adresem {email}. Adres {former} nie otwiera już żadnego konta. Jeśli nie pamiętasz hasła do {email}, „Nie pamiętasz hasła?” wyśle tam link.',
    'merged.action': 'Zaloguj się',
    'merged.signedOut': 'Tam, gdzie otwarte było konto, którego już nie ma, nastąpiło wylogowanie.',
    'merged.secondFactor':
      'Klucze dostępu, logowanie dwuetapowe i kody zapasowe, które należą do {email}, działają nadal. Te z drugiego konta już nie działają.',
    'merged.notYou':
      'Jeśli nie oba konta były Twoje albo czegoś brakuje, od razu napisz do {school}: kontakt jest na dole strony szkoły.',
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
