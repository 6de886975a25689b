export const pl = {
  dispute: {
    one: '{count} otwarty spór',
    few: '{count} otwarte spory',
    many: '{count} otwartych sporów',
    other: '{count} otwartego sporu',
  },
  withdrawal: {
    one: '{count} odstąpienie do rozliczenia',
    few: '{count} odstąpienia do rozliczenia',
    many: '{count} odstąpień do rozliczenia',
    other: '{count} odstąpienia do rozliczenia',
  },
  refund_request: {
    one: '{count} prośba o zwrot pieniędzy',
    few: '{count} prośby o zwrot pieniędzy',
    many: '{count} próśb o zwrot pieniędzy',
    other: '{count} prośby o zwrot pieniędzy',
  },
  held: {
    one: '{count} wpis lub komentarz czeka na zatwierdzenie',
    few: '{count} wpisy lub komentarze czekają na zatwierdzenie',
    many: '{count} wpisów lub komentarzy czeka na zatwierdzenie',
    other: '{count} wpisu lub komentarza czeka na zatwierdzenie',
  },
  review: {
    one: '{count} opinia do zatwierdzenia',
    few: '{count} opinie do zatwierdzenia',
    many: '{count} opinii do zatwierdzenia',
    other: '{count} opinii do zatwierdzenia',
  },
  film: {
    one: '{count} film, którego nie udało się przygotować',
    few: '{count} filmy, których nie udało się przygotować',
    many: '{count} filmów, których nie udało się przygotować',
    other: '{count} filmu, których nie udało się przygotować',
  },
}
