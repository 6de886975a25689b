export const en = {
  upNext: 'Up next',
  playNext: 'Play the next lecture',
  stayHere: 'Stay here',
  lastLecture: 'That was the last lecture of this course.',
  lectureDone: 'Lecture completed',
  courseDone: 'That was the last lecture: you have completed the whole course.',
  toMyCourses: 'Go to my courses',
}
