import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { checkQuiz } from './check-quiz.ts'
import { completeLecture } from './complete-lecture.ts'
import * as contract from './contract.ts'
import { getLecturePage } from './get-lecture-page.ts'
import { getWatchPage } from './get-watch-page.ts'
import { listFavourites } from './list-favourites.ts'
import { listMyCourses, listStudentCourses } from './list-my-courses.ts'
import { showPdf } from './show-pdf.ts'
import { starLecture } from './star-lecture.ts'
import { watchLecture } from './watch-lecture.ts'

export function learningRoutes(app: App, media: Media): void {
  serve(app, contract.getWatchPage, getWatchPage)
  serve(app, contract.getLecturePage, (ctx, input) => getLecturePage(ctx, input, media))
  serve(app, contract.checkQuiz, checkQuiz)
  serve(app, contract.watchLecture, watchLecture)
  serve(app, contract.starLecture, starLecture)
  serve(app, contract.completeLecture, completeLecture)
  serve(app, contract.listMyCourses, listMyCourses)
  serve(app, contract.listStudentCourses, listStudentCourses)
  serve(app, contract.listFavourites, listFavourites)
  showPdf(app, media)
}
