import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { EditedExam, ExamBank, ExamSettings } from '../contract.ts'
import { examBanks, examQuestions, type ExamRecord, questionVersions } from '../tables.ts'
import { type ExamPlace, findExam, findLecture, NEW_EXAM } from './find-exam.ts'

/** Refuses with 404 what is no lecture of the course. */
export async function getExam(ctx: Ctx, place: ExamPlace): Promise<EditedExam> {
  const { title } = await findLecture(ctx, place)
  const exam = await findExam(ctx, place.lectureId)
  return {
    settings: viewSettings(exam ?? NEW_EXAM),
    banks: exam ? await readBanks(ctx, exam.id) : [],
    lecture_title: title,
  }
}

const viewSettings = (
  exam: Omit<ExamRecord, 'id' | 'schoolId' | 'lectureId' | 'courseId' | 'createdAt'>,
): ExamSettings => ({
  is_on: exam.isOn,
  passing_percent: exam.passingPercent,
  attempts_max: exam.attemptsMax,
  wait_minutes: exam.waitMinutes,
  time_limit_minutes: exam.timeLimitMinutes,
  is_shuffled: exam.isShuffled,
  is_solved_each_time: exam.isSolvedEachTime,
})

async function readBanks({ tx }: Ctx, examId: string): Promise<ExamBank[]> {
  const banks = await tx
    .select({ id: examBanks.id, title: examBanks.title, draws: examBanks.draws })
    .from(examBanks)
    .where(and(eq(examBanks.examId, examId), isNull(examBanks.removedAt)))
    .orderBy(asc(examBanks.position), asc(examBanks.id))
  const questions = await tx
    .selectDistinctOn([examBanks.position, examQuestions.position, examQuestions.id], {
      id: examQuestions.id,
      bank_id: examQuestions.bankId,
      question: questionVersions.content,
      points: questionVersions.points,
      version: questionVersions.number,
    })
    .from(examQuestions)
    .innerJoin(examBanks, eq(examBanks.id, examQuestions.bankId))
    .innerJoin(questionVersions, eq(questionVersions.questionId, examQuestions.id))
    .where(and(eq(examBanks.examId, examId), isNull(examQuestions.removedAt)))
    .orderBy(asc(examBanks.position), asc(examQuestions.position), asc(examQuestions.id), desc(questionVersions.number))
  return banks.map((bank) => ({ ...bank, questions: questions.filter(({ bank_id }) => bank_id === bank.id) }))
}
