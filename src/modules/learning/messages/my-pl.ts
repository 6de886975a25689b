import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './my-en.ts'

export const pl = {
  myCourses: 'Moje kursy',
  whatYouHave: 'To, co masz',
  coursesYouHave: 'Twoje kursy',
  noCourses: 'Twój pierwszy kurs czeka',
  noCoursesText: 'Tu pojawią się kursy, które kupisz lub odbierzesz za darmo, razem z Twoimi postępami.',
  allCourses: 'Zobacz kursy',
  progress: 'Twój postęp',
  lecturesDone: {
    one: 'Ukończono {completed} z {count} lekcji',
    few: 'Ukończono {completed} z {count} lekcji',
    many: 'Ukończono {completed} z {count} lekcji',
    other: 'Ukończono {completed} z {count} lekcji',
  },
  lastWatched: 'Ostatnio: {lecture}',
  begin: 'Zacznij od pierwszej lekcji',
  finished: 'Ukończony. Obejrzyj dowolną lekcję jeszcze raz',
  accessUntil: 'Dostęp do {date}',
  favourites: 'Ulubione lekcje',
  noFavourites: 'Nie masz jeszcze ulubionych',
  noFavouritesText: 'Naciśnij gwiazdkę pod lekcją, aby znaleźć ją tutaj.',
  studentHasNone: 'Ten kursant nie ma dostępu do żadnego kursu',
  setWeeklyGoal: 'Wyznacz cel na tydzień',
  weeklyGoal: 'Cel na tydzień',
  lecturesThisWeek: {
    one: '{completed} z {count} lekcji w tym tygodniu',
    few: '{completed} z {count} lekcji w tym tygodniu',
    many: '{completed} z {count} lekcji w tym tygodniu',
    other: '{completed} z {count} lekcji w tym tygodniu',
  },
  goalReached: 'Cel na ten tydzień osiągnięty',
  changeGoal: 'Zmień cel',
  weekWas: {
    one: 'Tydzień od {day}: ukończono {count} lekcję',
    few: 'Tydzień od {day}: ukończono {count} lekcje',
    many: 'Tydzień od {day}: ukończono {count} lekcji',
    other: 'Tydzień od {day}: ukończono {count} lekcji',
  },
  lastWeeks: 'Ostatnie tygodnie',
} satisfies SameKeys<typeof en>
