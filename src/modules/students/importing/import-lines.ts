import { eq, sql } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import { findPersonByEmail, makeStudent } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import { Conflict, refuseUnless } from '#platform/refusal.ts'
import { writeWelcome } from '../adding/write-welcome.ts'
import { studentDetails } from '../details/tables.ts'
import { giveToAll } from '../give-to-all.ts'
import { productsNamed } from './products-named.ts'
import type { ImportLine } from './read-file.ts'
import { importedLines, type StudentImport, studentImports } from './tables.ts'

type Parts = LetterParts & { fulfillables: Fulfillables }
type Done = Pick<typeof importedLines.$inferInsert, 'outcome' | 'problem' | 'studentId'>

const WRONG = { outcome: 'wrong', studentId: null } as const

/** Does what some lines say, and puts down what came of each. Refuses what another worker has done meanwhile. */
export async function importLines(ctx: Ctx, row: StudentImport, lines: ImportLine[], parts: Parts): Promise<void> {
  const found = await productsNamed(ctx, lines)
  const given = new Map<string, string[]>()
  const done = new Map<number, Done>()
  for (const line of inOneOrder(lines)) {
    const wanted = line.products.map((name) => found(name))
    const outcome = await importLine(ctx, row, { ...line, isKnown: wanted.every(Boolean) }, parts)
    done.set(line.line, outcome)
    if (outcome.studentId) for (const id of wanted) given.set(id!, [...(given.get(id!) ?? []), outcome.studentId])
  }
  for (const [product_id, student_ids] of [...given].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await giveToAll(ctx, { product_id, student_ids, reason: row.reason }, parts.fulfillables)
  await putDown(ctx, row, lines, done)
}

/** Two imports at once wait for each other, and never in a circle. */
const inOneOrder = (lines: ImportLine[]): ImportLine[] =>
  lines.toSorted((one, other) => (one.email.toLowerCase() < other.email.toLowerCase() ? -1 : 1))

async function importLine(
  ctx: Ctx,
  { isWelcomed }: StudentImport,
  { email, name, phone, problem, isKnown }: ImportLine & { isKnown: boolean },
  parts: Parts,
): Promise<Done> {
  if (problem) return { ...WRONG, problem }
  if (!isKnown) return { ...WRONG, problem: 'product' }
  const made = await makeStudent(ctx, { name, email, passwordHash: null, termsVersion: null })
  if (!made) {
    const person = await findPersonByEmail(ctx, email)
    if (!person) throw new Conflict()
    return person.role === 'admin' ? { ...WRONG, problem: 'admin' } : { outcome: 'existing', studentId: person.id }
  }
  if (phone) await ctx.tx.insert(studentDetails).values({ studentId: made.id, phone })
  if (isWelcomed) await writeWelcome(ctx, made.id, parts)
  return { outcome: 'added', studentId: made.id }
}

async function putDown({ tx }: Ctx, row: StudentImport, lines: ImportLine[], done: Map<number, Done>): Promise<void> {
  const put = await tx
    .insert(importedLines)
    .values(lines.map(({ line, words }) => ({ importId: row.id, line, words, ...done.get(line)! })))
    .onConflictDoNothing()
    .returning({ line: importedLines.line })
  refuseUnless(put.length === lines.length, new Conflict())
  const count = (outcome: Done['outcome']) => [...done.values()].filter((each) => each.outcome === outcome).length
  const { added, existing, wrong } = studentImports
  await tx
    .update(studentImports)
    .set({
      added: sql`${added} + ${count('added')}`,
      existing: sql`${existing} + ${count('existing')}`,
      wrong: sql`${wrong} + ${count('wrong')}`,
    })
    .where(eq(studentImports.id, row.id))
}
