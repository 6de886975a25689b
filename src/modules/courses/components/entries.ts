import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { StoredFile } from '#modules/media/index.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { Conflict, foundOr404, invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { componentEntries, lectureComponents, lectures } from '../tables.ts'
import type { HandedInFile } from '#modules/content/contract.ts'
import { blocksIn } from '#modules/content/index.ts'
import { type ComponentPlace, isComponentThere, KEPT_COMPONENTS } from './kept-components.ts'
import { COMPONENTS } from './types.ts'
import { ANSWERABLE_TYPES } from '#modules/content/vocabulary.ts'

interface Entered extends ComponentPlace {
  personId: string
  values: string[]
  enteredAt: Date
}

const { personId, componentId, enteredAt } = componentEntries

/**
 * Keeps what somebody entered, unless they entered something later, and answers what is kept; safe to repeat. Refuses with 404 what is no component of the lecture
 * that asks, with 422 what cannot be answered to it. Whether the lecture is open to them is the caller's to ask.
 */
export async function keepEntry(ctx: Ctx, entered: Entered) {
  const [row] = await ctx.tx
    .select({ content: lectureComponents.content, courseId: lectures.courseId })
    .from(lectureComponents)
    .innerJoin(lectures, eq(lectures.id, lectureComponents.ownerId))
    .where(isComponentThere(entered))
  const { content, courseId } = foundOr404(row)
  const { takes } = COMPONENTS.typeOf(content)
  if (!foundOr404(takes)(content, entered.values)) throw invalidField('values', 'validation.entry')
  const at = entered.enteredAt > ctx.now ? ctx.now : entered.enteredAt
  const { lectureId: _, ...kept } = entered
  await ctx.tx
    .insert(componentEntries)
    .values({ ...kept, courseId, enteredAt: at })
    .onConflictDoUpdate({
      target: [personId, componentId],
      set: { values: sql`excluded.values`, fileId: null, enteredAt: sql`excluded.entered_at` },
      setWhere: lte(enteredAt, sql`excluded.entered_at`),
    })
  return entryOf(ctx, entered)
}

/** What somebody entered into a component, which they have. */
export async function entryOf(ctx: Ctx, of: Pick<Entered, 'personId' | 'componentId'>) {
  const [entry] = await entriesOf(ctx, and(eq(personId, of.personId), eq(componentId, of.componentId)))
  return entry!
}

/** What somebody entered in a lecture, with the answers to it. */
export const readEntries = (ctx: Ctx, asked: { lectureId: string; personId: string }) =>
  entriesOf(ctx, and(eq(personId, asked.personId), blocksIn(KEPT_COMPONENTS, asked.lectureId)))

async function entriesOf({ tx }: Ctx, which: SQL | undefined) {
  const rows = await tx
    .select({ entry: componentEntries, answeredBy: people.name, stored: storedFiles })
    .from(componentEntries)
    .innerJoin(lectureComponents, eq(lectureComponents.id, componentId))
    .leftJoin(people, eq(people.id, componentEntries.answeredById))
    .leftJoin(storedFiles, eq(storedFiles.id, componentEntries.fileId))
    .where(which)
    .orderBy(asc(componentId))
  return rows.map(({ entry, answeredBy, stored }) => ({
    component_id: entry.componentId,
    values: entry.values,
    file: viewHandedIn(entry.id, stored),
    entered_at: entry.enteredAt.toISOString(),
    answer: viewAnswer(entry, answeredBy),
  }))
}

/** A file that was handed in, and the address at which whoever may have it gets it. */
export const viewHandedIn = (
  entryId: string,
  stored: Pick<StoredFile, 'filename' | 'bytes'> | null,
): HandedInFile | null =>
  stored && { filename: stored.filename, bytes: stored.bytes ?? 0, url: `/lectures/entries/${entryId}/file` }

type Answered = Pick<typeof componentEntries.$inferSelect, 'enteredAt' | 'answer' | 'answeredAt' | 'answeredEntryAt'>

/** What was answered, and whether the entry was changed since. */
export const viewAnswer = ({ enteredAt: at, answer, answeredAt, answeredEntryAt }: Answered, by: string | null) =>
  answer !== null && answeredAt && answeredEntryAt
    ? { body: answer, answered_at: answeredAt.toISOString(), by, is_older: at > answeredEntryAt }
    : null

interface Answering {
  entryId: string
  body: string
  /** when what is answered was entered, and the answer that is changed was written; null: there was none */
  enteredAt: Date
  answeredAt: Date | null
}

/**
 * Answers an entry, or writes its answer anew; the answer has another id when it is to be told. Refuses with 404 what takes no answer, with 409 where somebody
 * else answered meanwhile.
 */
export async function answerEntry(ctx: Ctx, { entryId, body, ...seen }: Answering) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const [found] = await ctx.tx
    .select({ entry: componentEntries })
    .from(componentEntries)
    .innerJoin(lectureComponents, eq(lectureComponents.id, componentId))
    .where(
      and(
        eq(componentEntries.id, entryId),
        inArray(lectureComponents.type, [...ANSWERABLE_TYPES]),
        sql`${lectureComponents.removedAt} is null`,
      ),
    )
    .for('update', { of: componentEntries })
  const { entry } = foundOr404(found)
  refuseUnless(entry.answeredAt?.getTime() === seen.answeredAt?.getTime(), new Conflict())
  const answeredEntryAt = seen.enteredAt < entry.enteredAt ? seen.enteredAt : entry.enteredAt
  const isCorrected = entry.answeredEntryAt !== null && entry.answeredEntryAt >= answeredEntryAt
  const answerId = isCorrected ? entry.answerId! : newId()
  await ctx.tx
    .update(componentEntries)
    .set({ answer: body, answerId, answeredAt: ctx.now, answeredById: ctx.actor.id, answeredEntryAt })
    .where(eq(componentEntries.id, entryId))
  return { personId: entry.personId, answerId, isNew: !isCorrected }
}
