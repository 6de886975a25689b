import type { ExamQuestion } from '../contract.ts'

/** Whose exam is edited. */
export interface ExamPlace {
  courseId: string
  lectureId: string
}

export interface QuestionInHand {
  /** null: the first bank, which is made with it */
  bankId: string | null
  /** left out for a new one */
  edited?: ExamQuestion
}
