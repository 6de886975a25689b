import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  title: 'Zamknij szkołę',
  intro:
    'Wybierasz dzień. Od teraz nic nie będzie sprzedawane, wszyscy dowiedzą się mailem, a strona to pokaże. Do tego dnia możesz zamknięcie odwołać.',
  kept: 'Wszystko zostaje jeszcze przez trzydzieści dni po tym dniu i do tego czasu można to wyeksportować. Potem usuwamy konta kursantów, to, co ludzie napisali, oraz wszystkie filmy, zdjęcia i pliki. To, co nakazuje zachować prawo (zamówienia, płatności, potwierdzenia), zostaje, tak jak konta administratorów, którzy za to odpowiadają.',
  toExports: 'Eksportuj wszystko',
  awaiting: 'Nadal otwarte między Tobą a tymi, którzy zapłacili. Odpowiadasz na to dalej, także po tym dniu:',
  awaitingThere:
    'Nadal otwarte między szkołą a tymi, którzy zapłacili. Szkoła odpowiada na to dalej, także po tym dniu:',
  payments: {
    one: '{count} płatność w toku',
    few: '{count} płatności w toku',
    many: '{count} płatności w toku',
    other: '{count} płatności w toku',
  },
  disputes: {
    one: '{count} otwarty spór',
    few: '{count} otwarte spory',
    many: '{count} otwartych sporów',
    other: '{count} otwartego sporu',
  },
  matters: {
    one: '{count} sprawa z terminem (odstąpienie, prośba lub spór)',
    few: '{count} sprawy z terminem (odstąpienia, prośby lub spory)',
    many: '{count} spraw z terminem (odstąpienia, prośby lub spory)',
    other: '{count} sprawy z terminem (odstąpienia, prośby lub spory)',
  },
  day: 'Dzień',
  dayHelp: 'Najwcześniej możesz wybrać {earliest}.',
  words: 'Co ludzie powinni wiedzieć',
  wordsHelp: 'Trafi do maila do wszystkich. Można zostawić puste.',
  confirm: 'Wpisz nazwę szkoły albo DELETE',
  plan: 'Zamknij tego dnia',
  planned: 'Zamknięcie jest zaplanowane. Wszyscy dowiedzą się mailem.',
  callOff: 'Odwołaj',
  callOffConsequence: 'Szkoła działa dalej. Kto dostał wiadomość o zamknięciu, dostanie maila o odwołaniu.',
  calledOff: 'Odwołano. Szkoła działa dalej.',
  closesOn: 'Szkoła zostanie zamknięta {day}.',
  plannedBy: 'Zaplanowane przez: {name}, {when}.',
  byOperator: 'Zaplanowane przez prowadzących platformę {when}. Żeby odwołać, napisz do nich.',
  toldAll: 'Napisaliśmy do wszystkich.',
  tellingNow: 'Piszemy do wszystkich.',
  closedThere:
    'Szkoła została zamknięta {day}. Do {until} można ją otworzyć, a jej właściciele mogą wyeksportować to, co ma.',
  closed:
    'Szkoła została zamknięta {day}. Do {until} prowadzący platformę mogą ją otworzyć, a Ty wyeksportować to, co ma.',
  closedSince: 'Szkoła została zamknięta {day}.',
  keptUntil: 'Zachowano ją do {until}. Teraz zostaną usunięte dane osobowe.',
  erasingSince: 'Zachowano ją do {until}. Od {when} usuwamy dane osobowe.',
  erasedOn: 'Dane usunięto {when}. Szkoły nie da się już otworzyć; zamówienia, płatności i potwierdzenia są zachowane.',
  accountsErased: 'Usunięte konta kursantów: {done} z {count}',
  accountsWaiting: {
    one: '{count} konto czeka: jego płatność, spór lub prośba są nadal otwarte.',
    few: '{count} konta czekają: ich płatności, spory lub prośby są nadal otwarte.',
    many: '{count} kont czeka: ich płatności, spory lub prośby są nadal otwarte.',
    other: '{count} konta czeka: ich płatności, spory lub prośby są nadal otwarte.',
  },
  filesWait: 'Filmy, zdjęcia i pliki znikną, gdy nic już nie będzie otwarte.',
  filesLeft: {
    one: 'Pozostał {count} film, zdjęcie lub plik.',
    few: 'Pozostały {count} filmy, zdjęcia i pliki.',
    many: 'Pozostało {count} filmów, zdjęć i plików.',
    other: 'Pozostało {count} filmu, zdjęcia i pliku.',
  },
} satisfies SameKeys<typeof en>
