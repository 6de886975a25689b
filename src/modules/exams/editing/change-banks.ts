import { and, count, eq, isNull, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { deleteBank as deletion, EditedExam, storeBank as addition, updateBank as change } from '../contract.ts'
import { BankInUse, ExamFull } from '../refusals.ts'
import { examBanks, examQuestions } from '../tables.ts'
import { BANKS_MAX } from '../vocabulary.ts'
import { lockExam } from './find-exam.ts'
import { getExam } from './get-exam.ts'

export async function storeBank(ctx: Ctx, input: Input<typeof addition>): Promise<EditedExam> {
  const { id: examId } = await lockExam(ctx, input)
  await addBank(ctx, { examId, title: input.title, draws: input.draws })
  return getExam(ctx, input)
}

/** Behind the others; refuses with 409 more than an exam may have. */
export async function addBank(
  ctx: Ctx,
  { examId, title, draws }: { examId: string; title: string; draws: number | null },
): Promise<string> {
  const [there] = await ctx.tx
    .select({ last: max(examBanks.position), total: count() })
    .from(examBanks)
    .where(and(eq(examBanks.examId, examId), isNull(examBanks.removedAt)))
  refuseUnless(there!.total < BANKS_MAX, new ExamFull())
  const [bank] = await ctx.tx
    .insert(examBanks)
    .values({ examId, title, draws, position: (there!.last ?? 0) + 1, createdAt: ctx.now })
    .returning({ id: examBanks.id })
  return bank!.id
}

/** Refuses with 404 what is no bank of the exam. */
export async function findBank({ tx }: Ctx, { examId, bankId }: { examId: string; bankId: string }): Promise<string> {
  const [bank] = await tx
    .select({ id: examBanks.id })
    .from(examBanks)
    .where(and(eq(examBanks.id, bankId), eq(examBanks.examId, examId), isNull(examBanks.removedAt)))
  return foundOr404(bank).id
}

export async function updateBank(ctx: Ctx, input: Input<typeof change>): Promise<EditedExam> {
  const { id: examId } = await lockExam(ctx, input)
  const bankId = await findBank(ctx, { examId, bankId: input.bankId })
  await ctx.tx.update(examBanks).set({ title: input.title, draws: input.draws }).where(eq(examBanks.id, bankId))
  return getExam(ctx, input)
}

/** One that was asked something once stays, unseen, for the attempts that were asked it. */
export async function deleteBank(ctx: Ctx, input: Input<typeof deletion>): Promise<EditedExam> {
  const { id: examId } = await lockExam(ctx, input)
  const bankId = await findBank(ctx, { examId, bankId: input.bankId })
  const held = await ctx.tx.$count(
    examQuestions,
    and(eq(examQuestions.bankId, bankId), isNull(examQuestions.removedAt)),
  )
  refuseUnless(held === 0, new BankInUse())
  await ctx.tx.update(examBanks).set({ removedAt: ctx.now }).where(eq(examBanks.id, bankId))
  return getExam(ctx, input)
}
