import { asc, and, desc, eq, isNull } from 'drizzle-orm'
import type { Question } from '#modules/questions/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { examBanks, examQuestions, questionVersions } from '../tables.ts'
import type { DrawnFrom } from './draw.ts'

export interface Version {
  id: string
  content: Question
  points: number
}

/** What an attempt that begins now is drawn from: each question as it was last changed. */
export async function readBanks({ tx }: Ctx, examId: string): Promise<DrawnFrom<Version>[]> {
  const rows = await tx
    .selectDistinctOn([examBanks.position, examBanks.id, examQuestions.position, examQuestions.id], {
      bankId: examBanks.id,
      draws: examBanks.draws,
      version: { id: questionVersions.id, content: questionVersions.content, points: questionVersions.points },
    })
    .from(examBanks)
    .innerJoin(examQuestions, eq(examQuestions.bankId, examBanks.id))
    .innerJoin(questionVersions, eq(questionVersions.questionId, examQuestions.id))
    .where(and(eq(examBanks.examId, examId), isNull(examBanks.removedAt), isNull(examQuestions.removedAt)))
    .orderBy(
      asc(examBanks.position),
      asc(examBanks.id),
      asc(examQuestions.position),
      asc(examQuestions.id),
      desc(questionVersions.number),
    )
  const banks = Map.groupBy(rows, ({ bankId }) => bankId)
  return [...banks.values()].map((of) => ({ draws: of[0]!.draws, versions: of.map(({ version }) => version) }))
}
