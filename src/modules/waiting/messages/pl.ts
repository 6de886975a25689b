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
  question: {
    one: '{count} pytanie bez odpowiedzi',
    few: '{count} pytania bez odpowiedzi',
    many: '{count} pytań bez odpowiedzi',
    other: '{count} pytania bez odpowiedzi',
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
  full_event: {
    one: '{count} nadchodzące wydarzenie bez wolnych miejsc',
    few: '{count} nadchodzące wydarzenia bez wolnych miejsc',
    many: '{count} nadchodzących wydarzeń bez wolnych miejsc',
    other: '{count} nadchodzącego wydarzenia bez wolnych miejsc',
  },
  promotion: {
    one: '{count} promocja kończy się w ciągu trzech dni',
    few: '{count} promocje kończą się w ciągu trzech dni',
    many: '{count} promocji kończy się w ciągu trzech dni',
    other: '{count} promocji kończy się w ciągu trzech dni',
  },
  survey: {
    one: '{count} ankieta z nowymi odpowiedziami',
    few: '{count} ankiety z nowymi odpowiedziami',
    many: '{count} ankiet z nowymi odpowiedziami',
    other: '{count} ankiety z nowymi odpowiedziami',
  },
  film: {
    one: '{count} film, którego nie udało się przygotować',
    few: '{count} filmy, których nie udało się przygotować',
    many: '{count} filmów, których nie udało się przygotować',
    other: '{count} filmu, których nie udało się przygotować',
  },
}
