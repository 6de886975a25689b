import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './reminder-en.ts'

export const pl = {
  label: 'Przypomnienie',
  consent: 'Przypomnij mi raz e-mailem, jeśli nie dokończę.',
  keeps:
    '{school} przechowa wtedy to, co tu wpiszesz, nigdy kartę ani hasło: przez 7 dni, a po przypomnieniu przez 30 dni. Po odznaczeniu albo zakupie dane od razu znikną.',
  needsEmail: 'Najpierw wpisz swój adres e-mail.',
  restored: 'Oto formularz z wpisanymi danymi. Przed zapłatą sprawdź cenę i zgody.',
  gone: 'Wpisane wcześniej dane nie są już przechowywane. Możesz po prostu wypełnić formularz jeszcze raz.',
  unreachable:
    'Nie udało się pobrać wpisanych danych. Odśwież stronę, aby spróbować ponownie, albo wypełnij formularz od nowa.',
  endTitle: 'Koniec przypomnień',
  endIntro: '{school} usunie dane wpisane przy kasie z Twoim adresem i nie wyśle Ci przypomnienia.',
  end: 'Zakończ i usuń',
} satisfies SameKeys<typeof en>
