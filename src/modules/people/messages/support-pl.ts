import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './support-en.ts'

export const pl = {
  banner: 'Pomoc techniczna w tej szkole',
  inAs: 'Jesteś w tej szkole jako |{name}|, w ramach pomocy technicznej, do {when}.',
  writtenDown: 'Właściciele widzą wszystko, co robisz. Pieniądze, osoby i administratorzy zostają w ich rękach.',
  leave: 'Wyjdź ze szkoły',
  overTitle: 'Pomoc techniczna nie ma już wstępu',
  overText:
    'Zgoda na pobyt w tej szkole wygasła albo zakończyli ją właściciele. Wszystko, co udało się zapisać, jest zapisane.',
  toPlatform: 'Wróć na platformę',
  title: 'Wstęp dla pomocy technicznej',
  intro:
    'Osoby prowadzące platformę wchodzą do Twojego panelu tylko wtedy, gdy je wpuścisz, i tylko na tyle, na ile pozwolisz. Mogą wszystko obejrzeć oraz zmieniać treści i ustawienia. Nie mogą zwracać ani przenosić pieniędzy, usuwać osób, pobierać list osób, pisać do kursantów ani zmieniać administratorów i haseł.',
  letIn: 'Wpuść pomoc techniczną',
  reason: 'O co chodzi',
  reasonHelp: 'Żeby później było wiadomo, po co pomoc techniczna tu była.',
  hours: 'Na jak długo',
  'hours-1': 'Na godzinę',
  'hours-24': 'Na dzień',
  'hours-168': 'Na siedem dni',
  isIn: 'Pomoc techniczna ma wstęp do {when}.',
  notIn: 'Pomoc techniczna nie ma wstępu.',
  end: 'Zakończ teraz',
  endConsequence: 'Pomoc techniczna od razu straci wstęp, cokolwiek właśnie robi.',
  ended: 'Pomoc techniczna nie ma już wstępu.',
  let: 'Pomoc techniczna ma wstęp.',
  asks: '{name} z pomocy technicznej prosi o wstęp (prośba z {when}):',
  asksHelp:
    'Wpuść pomoc techniczną poniżej albo nie rób nic: bez Twojej zgody nikt nie wejdzie, a prośba zniknie po siedmiu dniach.',
  deeds: 'Co zrobiła pomoc techniczna',
  noDeeds: 'Pomocy technicznej jeszcze tu nie było.',
  allDeeds: 'Zobacz wszystko w dzienniku działań',
  before: 'Kiedy pomoc techniczna miała wstęp',
  column: 'Powód',
  grantedBy: 'Zgoda od',
  from: 'Od',
  until: 'Do',
  none: 'Nikt jeszcze nie miał wstępu.',
} satisfies SameKeys<typeof en>
