import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { checkQuiz } from './quiz/check-quiz.ts'
import * as quiz from './quiz/contract.ts'
import { completeLecture } from './complete-lectures.ts'
import * as contract from './contract.ts'
import * as mine from './mine/contract.ts'
import { getLecturePage } from './get-lecture-page.ts'
import { getWatchPage } from './get-watch-page.ts'
import * as handing from './handing-in/contract.ts'
import { beginHandIn, handIn } from './handing-in/hand-in.ts'
import { showHandedIn } from './handing-in/show-handed-in.ts'
import { keepEntry } from './keep-entry.ts'
import { listEntries } from './list-entries.ts'
import { listSectionLectures } from './list-section-lectures.ts'
import { listFavourites } from './list-favourites.ts'
import { listMyCourses, listStudentCourses } from './list-my-courses.ts'
import * as opening from './opening/contract.ts'
import { getOpeningCalendar } from './opening/get-opening-calendar.ts'
import { remindOfLecture } from './opening/remind-of-lecture.ts'
import { showComponentFile } from './show-component-file.ts'
import { showPdf } from './show-pdf.ts'
import { starLecture } from './star-lecture.ts'
import * as weekly from './weekly/contract.ts'
import { listWeeklyGoals } from './weekly/own-weekly-goal.ts'
import { setWeeklyGoal } from './weekly/set-weekly-goal.ts'
import { watchLecture } from './watch-lecture.ts'

export function learningRoutes(app: App, media: Media): void {
  serve(app, contract.getWatchPage, getWatchPage)
  serve(app, contract.getLecturePage, (ctx, input) => getLecturePage(ctx, input, media))
  serve(app, contract.listSectionLectures, listSectionLectures)
  serve(app, quiz.checkQuiz, checkQuiz)
  serve(app, contract.listEntries, listEntries)
  serve(app, contract.keepEntry, keepEntry)
  serveOutsideTransaction(app, handing.beginHandIn, (ctx, input) => beginHandIn(ctx, input, media))
  serveOutsideTransaction(app, handing.handIn, (ctx, input) => handIn(ctx, input, media))
  serve(app, contract.watchLecture, watchLecture)
  serve(app, contract.starLecture, starLecture)
  serve(app, opening.remindOfLecture, remindOfLecture)
  serve(app, opening.getOpeningCalendar, getOpeningCalendar)
  serveOutsideTransaction(app, contract.completeLecture, completeLecture)
  serve(app, mine.listMyCourses, listMyCourses)
  serve(app, mine.listStudentCourses, listStudentCourses)
  serve(app, mine.listFavourites, listFavourites)
  serve(app, weekly.listWeeklyGoals, listWeeklyGoals)
  serve(app, weekly.setWeeklyGoal, setWeeklyGoal)
  showPdf(app, media)
  showComponentFile(app, media)
  showHandedIn(app, media)
}
