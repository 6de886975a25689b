import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './kind-en.ts'

export const pl = {
  all: 'Społeczności na sprzedaż',
  one: 'Społeczność',
  newOne: 'Nowa społeczność',
  search: 'Szukaj społeczności',
  none: 'Nie ma jeszcze społeczności na sprzedaż',
  noneText: 'Sprzedawaj dostęp do wybranych tematów społeczności: kupujący mogą je czytać i w nich pisać.',
  noneFoundText: 'Spróbuj innego słowa albo zobacz wszystkie społeczności.',
  showAll: 'Pokaż wszystkie społeczności',
  nextPage: 'Starsze',
  stepDetails: 'O społeczności',
  create: 'Utwórz społeczność',
  editorParts: 'Edycja społeczności',
  duplicated: 'To kopia, zapisana jako szkic i bez tematów',
  deleteTitle: 'Usuń tę społeczność',
  deleteText:
    'Społeczność bez tematów, której nikt nie ma, zostanie usunięta na zawsze. W innym przypadku zostanie ukryta i wycofana ze sprzedaży, a jej tematy pozostaną dostępne dla osób, które ją mają. Aby ją usunąć, najpierw usuń z niej tematy.',
  delete: 'Usuń społeczność',
  deleteConsequence: 'Społeczność „{title}” zostanie usunięta. Jej tematy zostaną.',
  topics: 'Tematy',
} satisfies SameKeys<typeof en>
