import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { componentRoutes } from './components/routes.ts'
import * as contract from './contract.ts'
import { createCourse } from './create-course.ts'
import { createVideo } from './create-video.ts'
import { deleteLecture } from './delete-lecture.ts'
import { deleteSection } from './delete-section.ts'
import { deleteLectureVideo } from './delete-lecture-video.ts'
import type { CopiedAlong } from './duplicate/copied-along.ts'
import { duplicateCourse } from './duplicate/duplicate-course.ts'
import * as editing from './editing/contract.ts'
import { sayEditing } from './editing/say-editing.ts'
import { getCoursePage } from './get-course-page.ts'
import { getCurriculum } from './get-curriculum.ts'
import { getLecture } from './get-lecture.ts'
import type { FirstSteps } from '#modules/first-steps/index.ts'
import type { Media } from '#modules/media/index.ts'
import { listLectures } from './list-lectures.ts'
import { listPanelCourses } from './list-panel-courses.ts'
import { listSections } from './list-sections.ts'
import { orderLectures } from './order-lectures.ts'
import { orderSections } from './order-sections.ts'
import { pdfRoutes } from './pdf/routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { deleteNextVideo } from './replacing/delete-next-video.ts'
import { storeLecture, storeLectures } from './store-lectures.ts'
import { storeSection, storeSections } from './store-section.ts'
import { updateLecture } from './update-lecture.ts'
import { updateSection } from './update-section.ts'
import { changeVariantContents } from './variants/change-variant-contents.ts'
import * as variants from './variants/contract.ts'
import { listVariantContents } from './variants/list-variant-contents.ts'

interface RouteParts {
  media: Media
  copiedAlong: CopiedAlong
  firstSteps: FirstSteps
}

export function courseRoutes(app: App, { media, copiedAlong, firstSteps }: RouteParts): void {
  serve(app, contract.listPanelCourses, listPanelCourses)
  serve(app, contract.getCoursePage, getCoursePage)
  serve(app, contract.createCourse, createCourse)
  serve(app, contract.duplicateCourse, (ctx, input) => duplicateCourse(ctx, input, copiedAlong))
  serve(app, contract.listSections, listSections)
  serve(app, contract.getCurriculum, getCurriculum)
  serve(app, contract.storeSection, storeSection)
  serve(app, contract.storeSections, storeSections)
  serve(app, contract.orderSections, orderSections)
  serve(app, contract.updateSection, updateSection)
  serve(app, contract.deleteSection, deleteSection)
  serve(app, contract.listLectures, listLectures)
  serve(app, contract.storeLecture, (ctx, input) => storeLecture(ctx, input, media))
  serve(app, contract.storeLectures, storeLectures)
  serve(app, contract.orderLectures, orderLectures)
  serve(app, contract.getLecture, (ctx, input) => getLecture(ctx, input, media))
  serve(app, contract.findLecture, (ctx, input) => getLecture(ctx, input, media))
  serve(app, contract.updateLecture, (ctx, input) => updateLecture(ctx, input, media))
  serve(app, contract.deleteLecture, deleteLecture)
  serveOutsideTransaction(app, contract.createVideo, (ctx, input) => createVideo(ctx, input, media))
  serve(app, contract.deleteLectureVideo, (ctx, input) => deleteLectureVideo(ctx, input, media))
  serve(app, contract.deleteNextVideo, deleteNextVideo)
  serve(app, variants.listVariantContents, listVariantContents)
  serve(app, variants.changeVariantContents, changeVariantContents)
  serve(app, editing.sayEditing, sayEditing)
  componentRoutes(app, media)
  pdfRoutes(app, media)
  publishingRoutes(app, firstSteps)
}
