import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Formularze zapisu',
  errors: {
    'leads.name-is-text': 'Pole o nazwie „name” musi być polem tekstowym',
    'leads.no-email': 'Formularz musi pytać o e-mail: wymagane pole typu e-mail o nazwie „email”',
    'leads.redirect': 'Podaj pełny adres zaczynający się od https://, bez nazwy użytkownika i hasła',
    'leads.no-course': 'Wybierz co najmniej jeden ze swoich kursów',
    'leads.not-in-time': 'Nie mogliśmy jeszcze przyjąć formularza. Wyślij go ponownie.',
  },
  deeds: {
    'POST /home/leads/forms': 'Utworzenie formularza zapisu',
    'PUT /home/leads/forms/:formId': 'Zmiana formularza zapisu',
    'DELETE /home/leads/forms/:formId': 'Usunięcie formularza zapisu',
    'POST /home/leads/:leadId/handled': 'Oznaczenie, czy zapis jest załatwiony',
    'DELETE /home/leads/:leadId': 'Usunięcie zapisu',
  },
  export: {
    name: 'Imię',
    email: 'E-mail',
    form: 'Formularz',
    signedUpAt: 'Data zapisu',
    handledAt: 'Załatwiono',
    consentText: 'Zgoda',
    consentVersion: 'Wersja zgody',
    consentedAt: 'Zgoda z dnia',
    yes: 'tak',
    no: 'nie',
  },
} satisfies SameWords<typeof en>
