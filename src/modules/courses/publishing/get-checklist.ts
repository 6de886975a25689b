import { asc, eq, sql } from 'drizzle-orm'
import { getProduct, type PricedProduct, requireOfKind, saleNow } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { FirstSteps } from '#modules/first-steps/index.ts'
import { videos } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { lectureEditorPath } from '../editor/vocabulary.ts'
import { lectureComponents, lecturePdfs, lectures, sections } from '../tables.ts'
import type { ChecklistLine } from './contract.ts'

/**
 * What a course has and lacks, whether or not it is published. Only what `publishProduct` refuses is required, and that where the course has
 * a price: nobody pays for what is free.
 */
export async function getChecklist(
  ctx: Ctx,
  { courseId }: { courseId: string },
  steps: FirstSteps,
): Promise<{ data: ChecklistLine[] }> {
  await requireOfKind(ctx, 'course', courseId)
  const found = await getProduct(ctx, { productId: courseId })
  return {
    data: [
      ...ofProduct(found, ctx.now),
      ...ofLectures(await readStates(ctx, courseId), courseId),
      ...(await ofSchool(ctx, steps, found.product)),
    ],
  }
}

function ofProduct(found: PricedProduct, now: Date): ChecklistLine[] {
  const { product } = found
  const editor = editorPath(product)
  const advice = { is_required: false, count: 0 }
  return [
    { ...advice, name: 'sale', is_done: ['open', 'not_yet'].includes(saleNow(found, now)), path: `${editor}/price` },
    { ...advice, name: 'cover', is_done: product.coverId !== null, path: `${editor}/details` },
    { ...advice, name: 'description', is_done: product.description !== '', path: `${editor}/details` },
  ]
}

interface LectureState {
  id: string
  isPublished: boolean
  isUnready: boolean
  isEmpty: boolean
}

/** Those of all lectures, in their order: one statement however many they are. */
async function readStates({ tx }: Ctx, courseId: string): Promise<LectureState[]> {
  const hasPdf = sql`exists (select 1 from ${lecturePdfs} where ${lecturePdfs.lectureId} = ${lectures.id} and ${lecturePdfs.state} = 'ready')`
  const hasComponents = sql`exists (select 1 from ${lectureComponents}
    where ${lectureComponents.ownerId} = ${lectures.id} and ${lectureComponents.removedAt} is null)`
  return tx
    .select({
      id: lectures.id,
      isPublished: sql<boolean>`${lectures.status} = 'published'`,
      isUnready: sql<boolean>`${lectures.kind} = 'film' and coalesce(${videos.state}, 'created') not in ('playable', 'ready')`,
      isEmpty: sql<boolean>`${lectures.kind} <> 'film' and not ${hasPdf} and not ${hasComponents}
        and (${lectures.kind} = 'pdf' or trim(${lectures.intro}) = '')`,
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .leftJoin(videos, eq(videos.id, lectures.videoId))
    .where(eq(lectures.courseId, courseId))
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id))
}

/** Each leads to the first lecture that it is about. */
function ofLectures(states: LectureState[], courseId: string): ChecklistLine[] {
  const published = states.filter(({ isPublished }) => isPublished)
  const line = (
    name: ChecklistLine['name'],
    wanting: LectureState[],
    isDone = wanting.length === 0,
  ): ChecklistLine => ({
    name,
    is_done: isDone,
    is_required: false,
    count: isDone ? 0 : wanting.length,
    path: wanting[0] && !isDone ? lectureEditorPath(courseId, wanting[0].id) : `/home/courses/${courseId}/edit`,
  })
  const drafts = states.filter(({ isPublished }) => !isPublished)
  return [
    line('lectures', drafts, published.length > 0),
    ...(published.length > 0
      ? [
          line('drafts', drafts),
          line(
            'films',
            published.filter(({ isUnready }) => isUnready),
          ),
          line(
            'empty',
            published.filter(({ isEmpty }) => isEmpty),
          ),
        ]
      : []),
  ]
}

/** What of the school's first steps a course cannot be sold, or watched, without. */
async function ofSchool(
  ctx: Ctx,
  steps: FirstSteps,
  { isFree }: Pick<PricedProduct['product'], 'isFree'>,
): Promise<ChecklistLine[]> {
  const lines: ChecklistLine[] = []
  for (const name of isFree ? (['doors'] as const) : (['seller', 'terms', 'account', 'doors'] as const)) {
    const step = steps.of(name)
    if (!step) continue
    const isRequired = name === 'seller' || name === 'terms'
    lines.push({ name, is_done: await step.isDone(ctx), is_required: isRequired, count: 0, path: step.path })
  }
  return lines
}
