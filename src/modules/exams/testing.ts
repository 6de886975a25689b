import { eq } from 'drizzle-orm'
import { lectures } from '#modules/courses/tables.ts'
import type { Question } from '#modules/questions/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { NEW_EXAM } from './editing/find-exam.ts'
import { examBanks, examQuestions, type ExamRecord, exams, questionVersions } from './tables.ts'

export const aChoice: Question = {
  question_html: '<p>Ile trwa garowanie?</p>',
  solution_html: '<p>W chłodzie drożdże nie spieszą się.</p>',
  answer_type: 'single_choice',
  answers: [
    { label: 'Godzinę', correct: false, feedback: 'To za krótko.' },
    { label: 'Całą noc', correct: true, feedback: '' },
    { label: 'Tydzień', correct: false, feedback: '' },
  ],
}

export const aNumber: Question = {
  question_html: '<p>Ile gramów soli na kilogram mąki?</p>',
  solution_html: '',
  answer_type: 'number',
  value: 20,
  tolerance: 2,
  unit: 'g',
}

/** Somebody has to read what is answered to it. */
export const anEssay: Question = {
  question_html: '<p>Dlaczego ciasto odpoczywa?</p>',
  solution_html: '<p>Gluten, drożdże, temperatura.</p>',
  answer_type: 'text',
  accepted: [],
}

interface GivenExam extends Partial<ExamRecord> {
  courseId: string
  lectureId: string
  questions?: Question[]
  draws?: number
  /** what each is worth */
  points?: number
}

/** An exam that is on, of a question to choose in and one for a number, each for a point, unless said otherwise. */
export async function anExam({ tx }: Ctx, { questions = [aChoice, aNumber], draws, points = 1, ...given }: GivenExam) {
  const [exam] = await tx
    .insert(exams)
    .values({ ...NEW_EXAM, isOn: true, isShuffled: false, passingPercent: 50, ...given })
    .returning()
  await tx.update(lectures).set({ isExamined: true }).where(eq(lectures.id, given.lectureId))
  const [bank] = await tx
    .insert(examBanks)
    .values({ examId: exam!.id, title: '', draws: draws ?? null, position: 1 })
    .returning()
  const questionIds = []
  for (const [nth, content] of questions.entries()) {
    const [question] = await tx
      .insert(examQuestions)
      .values({ bankId: bank!.id, position: nth + 1 })
      .returning()
    await tx.insert(questionVersions).values({ questionId: question!.id, number: 1, content, points })
    questionIds.push(question!.id)
  }
  return { examId: exam!.id, bankId: bank!.id, questionIds }
}
