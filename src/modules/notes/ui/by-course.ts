import type { PlacedNote } from '../contract.ts'

interface OfLecture {
  lecture: PlacedNote['lecture']
  notes: PlacedNote[]
}

interface OfCourse {
  course: PlacedNote['course']
  lectures: OfLecture[]
}

/** Notes as they come, under the names of their courses and lectures. */
export function byCourse(notes: PlacedNote[]): OfCourse[] {
  const courses: OfCourse[] = []
  for (const note of notes) {
    let last = courses.at(-1)
    if (last?.course.id !== note.course.id) courses.push((last = { course: note.course, lectures: [] }))
    const inLecture = last.lectures.at(-1)
    if (inLecture && inLecture.lecture?.id === note.lecture?.id) inLecture.notes.push(note)
    else last.lectures.push({ lecture: note.lecture, notes: [note] })
  }
  return courses
}
