import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Administratorzy',
  errors: {
    'admins.last-owner': 'Szkoła zawsze ma właściciela. Najpierw nadaj tę rolę komuś innemu.',
    'admins.stay-in-erased':
      'Konta kursantów tej szkoły są usuwane i nikt nie może już zostać jej kursantem: administratorzy zachowują swoją rolę.',
    'admins.role-is-another':
      'Ktoś w międzyczasie zmienił rolę tej osoby. Wczytaj stronę jeszcze raz, żeby ją zobaczyć.',
    'admins.admin-already': 'Ta osoba już jest administratorem szkoły.',
    'admins.invited-already': 'Na ten adres wysłano już zaproszenie. Wyślij je ponownie albo najpierw wycofaj.',
    'admins.invitation-settled': 'To zaproszenie zostało już przyjęte lub wycofane. Wczytaj stronę jeszcze raz.',
    'admins.invitation-accepted': 'To zaproszenie zostało już przyjęte. Zaloguj się, żeby wejść do panelu.',
    'admins.invitation-withdrawn': 'Szkoła wycofała to zaproszenie.',
    'admins.invitation-expired': 'To zaproszenie wygasło. Poproś o ponowne wysłanie osobę, która Cię zaprosiła.',
    'admins.no-account-yet': 'Nie ma jeszcze konta z tym adresem. Wczytaj stronę jeszcze raz, żeby je założyć.',
    'admins.account-there': 'Konto z tym adresem już istnieje. Wczytaj stronę jeszcze raz.',
  },
  deeds: {
    'PUT /home/settings/admins/:adminId': 'Zmiana roli administratora',
    'DELETE /home/settings/admins/:adminId': 'Odebranie roli administratora',
    'POST /home/settings/admin-invitations': 'Zaproszenie administratora',
    'POST /home/settings/admin-invitations/:adminInvitationId/resend': 'Ponowne wysłanie zaproszenia administratora',
    'DELETE /home/settings/admin-invitations/:adminInvitationId': 'Wycofanie zaproszenia administratora',
    'POST /invitations/admin/:token/accept': 'Przyjęcie zaproszenia administratora',
    'POST /invitations/admin/:token/join': 'Dołączenie do administratorów przez zaproszenie',
  },
  roles: { owner: 'Właściciel', editor: 'Redaktor', support: 'Obsługa kursantów', accountant: 'Księgowość' },
  answers: {
    accepted: 'Masz już dostęp do panelu szkoły. Zaloguj się jako {email}.',
  },
  mails: {
    'invitation.subject': 'Zaproszenie do prowadzenia szkoły {school}',
    'invitation.heading': 'Prowadź z nami szkołę {school}',
    'invitation.text': '{inviter} zaprasza Cię do grona administratorów szkoły {school}. Twoja rola: {role}.',
    'invitation.owner': 'Właściciel może wszystko: także zmieniać ustawienia, administratorów i płatności.',
    'invitation.editor': 'Redaktor tworzy to, co się czyta, ogląda i sprzedaje.',
    'invitation.support': 'Obsługa pomaga kursantom: zajmuje się dostępem, rezerwacjami, zamówieniami i tym, co piszą.',
    'invitation.accountant': 'Księgowość widzi pieniądze i je rozlicza: zwroty, odstąpienia od umów i wypłaty.',
    'invitation.action': 'Zobacz zaproszenie',
    'invitation.expires': {
      one: 'Link zadziała jeden raz i wygaśnie za {days} dzień.',
      few: 'Link zadziała jeden raz i wygaśnie za {days} dni.',
      many: 'Link zadziała jeden raz i wygaśnie za {days} dni.',
      other: 'Link zadziała jeden raz i wygaśnie za {days} dnia.',
    },
    'invitation.stranger': 'Jeśli nie znasz osoby, która Cię zaprasza, zignoruj tę wiadomość.',
    'joined.subject': '{school}: {name} jest w gronie administratorów',
    'joined.heading': 'Nowa osoba w zespole',
    'joined.text': '{name} ({email}) ma już dostęp do panelu szkoły {school} z zaproszenia. Rola: {role}.',
    'joined.action': 'Zobacz wszystkich administratorów',
    'joined.notYou': 'Jeśli nikt nie powinien był zapraszać tej osoby, odbierz jej rolę i zmień swoje hasło.',
    'role.subject': 'Twoja rola w szkole {school} jest inna',
    'role.heading': 'Masz inną rolę',
    'role.text': 'Dzień dobry, {name}. {by} zmienia Twoją rolę w szkole {school}: {role}.',
    'role.action': 'Otwórz panel',
    'removed.subject': 'Nie masz już dostępu do panelu szkoły {school}',
    'removed.heading': 'Twoja rola się skończyła',
    'removed.text': 'Dzień dobry, {name}. {by} odbiera Ci rolę administratora szkoły {school}.',
    'removed.account': 'Twoje konto zostaje: nadal możesz się logować, tak jak kursanci.',
  },
} satisfies SameWords<typeof en>
