import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Certyfikaty',
  errors: {
    'certificates.not-found': 'Nie ma takiego certyfikatu. Sprawdź, czy kod nie zawiera literówki.',
    'certificates.revoked': 'Ten certyfikat jest unieważniony.',
    'certificates.valid': 'Ten certyfikat jest już ważny.',
  },
  deeds: {
    'PUT /home/courses/:courseId/certificate-rule': 'Zmiana tego, za co kurs daje certyfikat',
    'PUT /home/certificate-template': 'Zmiana wyglądu certyfikatów',
    'DELETE /home/certificate-template/:courseId': 'Przywrócenie certyfikatom kursu wyglądu szkoły',
    'POST /home/certificates/:certificateId/revoke': 'Unieważnienie certyfikatu',
    'POST /home/certificates/:certificateId/restore': 'Przywrócenie ważności certyfikatu',
    'PUT /home/certificates/:certificateId/name': 'Poprawienie nazwiska na certyfikacie',
  },
  mails: {
    'issued.subject': 'Twój certyfikat: „{course}”',
    'issued.heading': 'Twój certyfikat jest gotowy',
    'issued.text': '{name}, masz certyfikat ukończenia kursu „{course}” ({school}). Gratulujemy!',
    'renamed.subject': 'Twój certyfikat wydano ponownie: „{course}”',
    'renamed.heading': 'Twój certyfikat wydano ponownie',
    'renamed.text':
      '{name}, {school}: imię i nazwisko na Twoim certyfikacie kursu „{course}” są poprawione. Kod się nie zmienił: to, co już wysłano lub wydrukowano, prowadzi do poprawionego certyfikatu.',
    'restored.subject': 'Twój certyfikat jest znów ważny: „{course}”',
    'restored.heading': 'Twój certyfikat jest znów ważny',
    'restored.text': '{name}, Twój certyfikat kursu „{course}” ({school}) jest znów ważny, pod tym samym kodem.',
    'revoked.subject': 'Twój certyfikat nie jest już ważny: „{course}”',
    'revoked.heading': 'Twój certyfikat nie jest już ważny',
    'revoked.text': '{name}, Twój certyfikat kursu „{course}” ({school}) został unieważniony.',
    'revoked.reason': 'Powód: {reason}',
    'revoked.access': 'Przepadł razem z dostępem do kursu.',
    'revoked.seen':
      'Kto otworzy jego stronę, zobaczy, że nie jest już ważny; ani dlaczego, ani czyj był. Jeśli to pomyłka, napisz do szkoły.',
    shared: 'Otwórz go jako PDF albo wyślij adres jego strony każdemu, kto chce sprawdzić, czy jest ważny.',
    nameOnIt: 'Dla kogo',
    code: 'Kod',
    open: 'Otwórz moje certyfikaty',
    page: 'Strona do udostępnienia',
  },
  export: {
    name: 'Dla kogo',
    student: 'Kursant',
    email: 'E-mail',
    course: 'Kurs',
    code: 'Kod',
    state: 'Stan',
    issuedAt: 'Wydano',
    renamedAt: 'Poprawiono nazwisko',
    revokedAt: 'Unieważniono',
    reason: 'Powód',
    valid: 'Ważny',
    revoked: 'Unieważniony',
    endedWithAccess: 'Przepadł razem z dostępem do kursu',
  },
} satisfies SameWords<typeof en>
