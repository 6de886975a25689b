export { findLastWatched } from './find-last-watched.ts'
export { getLectureForViewer, getOpenLecture } from './find-lecture.ts'
export { LectureNotFound } from './refusals.ts'
export { progressOfPeople } from './progress-of-people.ts'
