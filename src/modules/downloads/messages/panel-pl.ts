import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './panel-en.ts'

export const pl = {
  intro:
    'Kupujący dostają wszystkie te pliki, w tej kolejności. Przeciągnij je w odpowiednie miejsce albo użyj strzałek.',
  noFiles: 'Nie ma jeszcze plików',
  noFilesText: 'Przed publikacją dodaj co najmniej jeden. Możesz wybrać kilka naraz.',
  addFiles: 'Dodaj pliki',
  limits:
    'PDF, e-booki, ZIP, dokumenty, dźwięk, zdjęcia lub filmy, każdy do {size} GB. Przed zakupem widać nazwę, typ i rozmiar każdego pliku.',
  tooBig: 'Ten plik jest za duży. Plik może mieć najwyżej {size} GB.',
  emptyFile: 'Ten plik jest pusty',
  version: 'Wersja {number}',
  loads: {
    one: 'pobrano {count} raz',
    few: 'pobrano {count} razy',
    many: 'pobrano {count} razy',
    other: 'pobrano {count} raza',
  },
  notLoaded: 'jeszcze nie pobrano',
  newVersionOf: 'Nowa wersja pliku „{title}”',
  newVersionText: 'Od teraz kupujący dostaną ten plik zamiast poprzedniego, który zostanie tu na liście.',
  choose: 'Wybierz plik',
  chooseAnother: 'Wybierz inny plik',
  chooseFirst: 'Najpierw wybierz plik',
  note: 'Co nowego',
  noteHelp: 'Kupujący zobaczą to przy pliku.',
  tellBuyers: {
    one: 'Powiadom e-mailem {count} osobę, która ma ten plik',
    few: 'Powiadom e-mailem {count} osoby, które mają ten plik',
    many: 'Powiadom e-mailem {count} osób, które mają ten plik',
    other: 'Powiadom e-mailem {count} osoby, które mają ten plik',
  },
  tellBuyersHelp: 'Każda dostanie w ciągu godziny jedną wiadomość z tym, co nowe, chyba że nie chce takich wiadomości.',
  addVersion: 'Dodaj wersję',
  versionAdded: 'Od teraz kupujący dostają nową wersję',
  versionsNotLoaded: 'Nie udało się wczytać wersji. Zamknij to okno i spróbuj ponownie.',
  versionsOf: 'Wersje pliku „{title}”',
  rename: 'Zmień nazwę „{title}”',
  fileTitle: 'Nazwa pliku',
  fileTitleHelp: 'Widzą ją kupujący i pod nią zapisuje się plik.',
  delete: 'Usuń „{title}”',
  deleteAction: 'Usuń plik',
  deleteConsequence:
    'Plik „{title}” zostanie usunięty we wszystkich wersjach. Osoby, które go kupiły, już go nie pobiorą.',
  save: 'Zapisz',
  cancel: 'Anuluj',
} satisfies SameKeys<typeof en>
