import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Question } from '#modules/questions/contract.ts'
import { cleanQuestion } from '#modules/questions/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type {
  EditedExam,
  orderQuestions as ordering,
  removeQuestion as removal,
  restoreQuestion as restoring,
  storeQuestion as addition,
  updateQuestion as change,
} from '../contract.ts'
import { ExamFull } from '../refusals.ts'
import { examBanks, examQuestions, questionVersions } from '../tables.ts'
import { QUESTIONS_MAX } from '../vocabulary.ts'
import { addBank, findBank } from './change-banks.ts'
import { lockExam } from './find-exam.ts'
import { getExam } from './get-exam.ts'

/** Into the bank that is named, or the first, which is made where there is none. */
export async function storeQuestion(ctx: Ctx, input: Input<typeof addition>): Promise<EditedExam> {
  const content = cleanQuestion(input.question, 'question')
  const { id: examId } = await lockExam(ctx, input)
  await requireRoom(ctx, examId)
  const { banks } = await getExam(ctx, input)
  const bankId = input.bank_id
    ? await findBank(ctx, { examId, bankId: input.bank_id })
    : (banks[0]?.id ?? (await addBank(ctx, { examId, title: '', draws: null })))
  const there = banks.find(({ id }) => id === bankId)?.questions.map(({ id }) => id) ?? []
  const { behind_question_id: behindId } = input
  if (behindId) foundOr404(there.includes(behindId) || undefined)
  const place = behindId ? there.indexOf(behindId) + 1 : there.length
  const [added] = await ctx.tx
    .insert(examQuestions)
    .values({ bankId, position: there.length + 1, createdAt: ctx.now })
    .returning({ id: examQuestions.id })
  await addVersion(ctx, { questionId: added!.id, number: 1, content, points: input.points })
  await putInOrder(ctx, bankId, there.toSpliced(place, 0, added!.id))
  return getExam(ctx, input)
}

/** Refuses with 409 more than an exam may have. */
async function requireRoom({ tx }: Ctx, examId: string): Promise<void> {
  const held = tx
    .select({ id: examQuestions.id })
    .from(examQuestions)
    .innerJoin(examBanks, eq(examBanks.id, examQuestions.bankId))
    .where(and(eq(examBanks.examId, examId), isNull(examQuestions.removedAt)))
  refuseUnless((await tx.$count(held)) < QUESTIONS_MAX, new ExamFull())
}

/** What is said as it was is no other version. */
export async function updateQuestion(ctx: Ctx, input: Input<typeof change>): Promise<EditedExam> {
  const content = cleanQuestion(input.question, 'question')
  const { id: examId } = await lockExam(ctx, input)
  const { id: questionId } = await findQuestion(ctx, { examId, questionId: input.questionId })
  const [last] = await ctx.tx
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(desc(questionVersions.number))
    .limit(1)
  const { number, points, content: was } = last!
  if (points !== input.points || !isDeepStrictEqual(was, content))
    await addVersion(ctx, { questionId, number: number + 1, content, points: input.points })
  return getExam(ctx, input)
}

interface NewVersion {
  questionId: string
  number: number
  content: Question
  points: number
}

async function addVersion({ tx, now }: Ctx, version: NewVersion): Promise<void> {
  await tx.insert(questionVersions).values({ ...version, createdAt: now })
}

export async function removeQuestion(ctx: Ctx, input: Input<typeof removal>): Promise<EditedExam> {
  const { id: examId } = await lockExam(ctx, input)
  const { id } = await findQuestion(ctx, { examId, questionId: input.questionId })
  await ctx.tx.update(examQuestions).set({ removedAt: ctx.now }).where(eq(examQuestions.id, id))
  return getExam(ctx, input)
}

/** Where it stood, and its bank with it. */
export async function restoreQuestion(ctx: Ctx, input: Input<typeof restoring>): Promise<EditedExam> {
  const { id: examId } = await lockExam(ctx, input)
  const { id, bankId, removedAt } = await findQuestion(ctx, { examId, questionId: input.questionId })
  if (removedAt) await requireRoom(ctx, examId)
  await ctx.tx.update(examQuestions).set({ removedAt: null }).where(eq(examQuestions.id, id))
  await ctx.tx.update(examBanks).set({ removedAt: null }).where(eq(examBanks.id, bankId))
  return getExam(ctx, input)
}

/** Refuses with 404 what is no question of the exam. */
async function findQuestion({ tx }: Ctx, { examId, questionId }: { examId: string; questionId: string }) {
  const [question] = await tx
    .select({ id: examQuestions.id, bankId: examQuestions.bankId, removedAt: examQuestions.removedAt })
    .from(examQuestions)
    .innerJoin(examBanks, eq(examBanks.id, examQuestions.bankId))
    .where(and(eq(examQuestions.id, questionId), eq(examBanks.examId, examId)))
  return foundOr404(question)
}

/** Ones of the bank that are not named follow as they stood; refuses with 404 what is no question of the exam. */
export async function orderQuestions(ctx: Ctx, input: Input<typeof ordering>): Promise<EditedExam> {
  const { id: examId } = await lockExam(ctx, input)
  const bankId = await findBank(ctx, { examId, bankId: input.bankId })
  const { banks } = await getExam(ctx, input)
  const known = new Set(banks.flatMap(({ questions }) => questions.map(({ id }) => id)))
  foundOr404(input.ids.every((id) => known.has(id)) || undefined)
  const there = banks.find(({ id }) => id === bankId)?.questions.map(({ id }) => id) ?? []
  await putInOrder(ctx, bankId, [...new Set([...input.ids, ...there])])
  return getExam(ctx, input)
}

async function putInOrder({ tx }: Ctx, bankId: string, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update ${examQuestions} as question set bank_id = ${bankId}, position = placed.position
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as placed (id, position) where question.id = placed.id`)
}
