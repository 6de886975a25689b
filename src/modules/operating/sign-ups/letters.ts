import { asc } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { operators } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { sayIn, toOwners } from '../mails/to-owners.ts'

export type SignUpLetterParts = LetterParts

/** Nobody needs more than these to be told. */
const MOST = 20

/** Once a school began that waits: to its owner that it does, and to every operator that it is theirs to decide. */
export async function writeHeld(
  ctx: Ctx,
  { units, platformUrl, ...parts }: SignUpLetterParts & { units: UnitsOfWork; platformUrl: string },
): Promise<void> {
  const { id, name: school } = ctx.school
  await toOwners(ctx, `school-held:${id}`, parts, (say, name) => ({
    subject: say('held.subject', { school }),
    heading: say('held.heading'),
    paragraphs: [say('held.text', { name, school }), say('held.meanwhile')],
    action: { label: say('held.action'), url: `${ctx.school.origin}/home` },
  }))
  const found = await units.withoutSchool('operators are told of a school that waits', (tx) =>
    tx
      .select({ id: operators.id, email: operators.email })
      .from(operators)
      .orderBy(asc(operators.createdAt))
      .limit(MOST),
  )
  const { language } = ctx.school
  const say = sayIn(language)
  const letter = {
    subject: say('waits.subject', { school }),
    heading: say('waits.heading'),
    paragraphs: [say('waits.text', { school })],
    action: { label: say('waits.action'), url: `${platformUrl}/operator/schools/${id}` },
  }
  for (const operator of found)
    await writeLetter(ctx, { cause: `school-waits:${id}:${operator.id}`, to: operator.email, language, letter }, parts)
}

export const writeAdmitted = (ctx: Ctx, parts: SignUpLetterParts): Promise<void> =>
  toOwners(ctx, `school-admitted:${ctx.school.id}`, parts, (say, name) => ({
    subject: say('admitted.subject', { school: ctx.school.name }),
    heading: say('admitted.heading'),
    paragraphs: [say('admitted.text', { name, school: ctx.school.name })],
    action: { label: say('admitted.action'), url: `${ctx.school.origin}/home` },
  }))

export const writeRefused = (
  ctx: Ctx,
  { id, words }: { id: string; words: string },
  parts: SignUpLetterParts,
): Promise<void> =>
  toOwners(ctx, `school-refused:${id}`, parts, (say, name) => ({
    subject: say('refused.subject', { school: ctx.school.name }),
    heading: say('refused.heading'),
    paragraphs: [say('refused.text', { name, school: ctx.school.name }), ...words.split(/\n+/)],
  }))
