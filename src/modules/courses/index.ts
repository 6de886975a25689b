export { checkAnswers } from './components/check-answers.ts'
export { answerEntry, keepEntry, readEntries, viewAnswer, viewHandedIn } from './components/entries.ts'
export { findComponentFile } from './components/files/find-file.ts'
export { findHandedIn, findHandIn, keepHandedIn, requireKind } from './components/files/hand-in.ts'
export { KEPT_COMPONENTS } from './components/kept-components.ts'
export { type CopiedAlong, type CopyAlong } from './duplicate/copied-along.ts'
export { asRows, copiedIds } from './duplicate/copied-ids.ts'
export { findCourse, lockCourse } from './find-course.ts'
export { type LectureFacts, lectureFacts, standingBy } from './lecture-facts.ts'
export { measureCourses } from './measure-courses.ts'
export { findPdf } from './pdf/find-pdf.ts'
export { pdfKey } from './pdf/pdf-keys.ts'
export { pdfUrl } from './pdf/view.ts'
export { accessTo, hasAllSince, mayPlay, maySeeCourse, maySeeLecture, type Standing } from './policy.ts'
export { setExamined } from './set-examined.ts'
export {
  sinceOpen,
  standingSince,
  standingTo,
  WATCHING,
  watching,
  watchableColumns,
  watchingAs,
} from './standing-to.ts'
export { isCovering } from './variants/covering.ts'
export { isOpeningMore } from './variants/opens-more.ts'
export { isCounted, openingLecture } from './variants/opening-lecture.ts'
