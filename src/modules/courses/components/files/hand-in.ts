import { and, eq, isNull } from 'drizzle-orm'
import { storedFiles } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import { componentEntries, lectureComponents, lectures } from '../../tables.ts'
import { entryOf } from '../entries.ts'
import { type HandInKind, handInKind } from '#modules/content/handing-in/vocabulary.ts'
import { type ComponentPlace, isComponentThere } from '../kept-components.ts'

/** What of a lecture takes a file, and of which kinds; refuses with 404 what takes none. */
export async function findHandIn(ctx: Ctx, place: ComponentPlace): Promise<{ courseId: string; kinds: HandInKind[] }> {
  const [row] = await ctx.tx
    .select({ content: lectureComponents.content, courseId: lectures.courseId })
    .from(lectureComponents)
    .innerJoin(lectures, eq(lectures.id, lectureComponents.ownerId))
    .where(isComponentThere(place))
  const { content, courseId } = foundOr404(row)
  const { kinds } = foundOr404(content.type === 'hand_in' ? content : undefined)
  return { courseId, kinds }
}

/** Refuses with 422 on `filename` a file of a kind that is not asked for. */
export function requireKind({ kinds }: { kinds: HandInKind[] }, contentType: string): void {
  if (!kinds.includes(handInKind(contentType))) throw invalidField('filename', 'courses.kind-not-handed-in')
}

interface HandedIn extends ComponentPlace {
  courseId: string
  personId: string
  file: { id: string; filename: string }
}

/** Keeps a file as what somebody entered, in the place of the one before. */
export async function keepHandedIn(ctx: Ctx, { componentId, courseId, personId, file }: HandedIn) {
  const entered = { values: [file.filename], fileId: file.id, enteredAt: ctx.now }
  await ctx.tx
    .insert(componentEntries)
    .values({ personId, componentId, courseId, ...entered })
    .onConflictDoUpdate({ target: [componentEntries.personId, componentEntries.componentId], set: entered })
  return entryOf(ctx, { personId, componentId })
}

/** The file of an entry, and whose it is; undefined where there is none. */
export async function findHandedIn({ tx }: Ctx, entryId: string) {
  const [row] = await tx
    .select({ stored: storedFiles, personId: componentEntries.personId })
    .from(componentEntries)
    .innerJoin(lectureComponents, eq(lectureComponents.id, componentEntries.componentId))
    .innerJoin(storedFiles, and(eq(storedFiles.id, componentEntries.fileId), eq(storedFiles.state, 'ready')))
    .where(and(eq(componentEntries.id, entryId), isNull(lectureComponents.removedAt)))
  return row
}
