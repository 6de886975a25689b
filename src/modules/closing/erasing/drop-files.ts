import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { lectureComponents, lecturePdfs } from '#modules/courses/tables.ts'
import { downloadFiles, fileVersions } from '#modules/downloads/tables.ts'
import { deleteAbandoned, type Media } from '#modules/media/index.ts'
import { images, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { workThrough } from './one-of-many.ts'
import type { Steps } from './steps.ts'

const AT_ONCE = 100
/** A host or store that does not answer is asked again later, not for each of ten thousand files. */
const FAILURES_MOST = 5

/**
 * Pictures and films go with their files, as those do that nothing shows any more; PDFs, the files of lectures and what was sold as files are left to sweeps. Logos
 * stay: letters carry them. What failed is thrown at the end.
 */
export async function dropFiles(steps: Steps, media: Media): Promise<void> {
  await steps.step(forgetAvatars)
  while (await steps.step(leavePdfs));
  while (await steps.step(dropFileComponents));
  while (await steps.step(dropVersions));
  await dropAll(steps, picturesAfter, (id) => deleteAbandoned(steps.outside, { imageIds: [id], videoIds: [] }, media))
  await dropAll(steps, filmsAfter, (id) => deleteAbandoned(steps.outside, { imageIds: [], videoIds: [id] }, media))
}

type After = (ctx: Ctx, last: { id: string } | undefined, most: number) => Promise<{ id: string }[]>

const dropAll = (steps: Steps, after: After, drop: (id: string) => Promise<void>): Promise<void> =>
  workThrough(steps, {
    after,
    async work({ id }) {
      steps.signal.throwIfAborted()
      await drop(id)
    },
    failuresMost: FAILURES_MOST,
  })

/** What is being sent to us is swept by itself a day later. */
const isWhole = and(ne(images.context, 'logo'), ne(images.state, 'awaiting_upload'))

const picturesAfter: After = ({ tx, school }, last, most) =>
  tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.schoolId, school.id), isWhole, last ? gt(images.id, last.id) : undefined))
    .orderBy(asc(images.id))
    .limit(most)

const filmsAfter: After = ({ tx, school }, last, most) =>
  tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.schoolId, school.id), last ? gt(videos.id, last.id) : undefined))
    .orderBy(asc(videos.id))
    .limit(most)

/** Admins are few. */
const forgetAvatars = ({ tx, school }: Ctx) =>
  tx
    .update(people)
    .set({ avatar: null })
    .where(and(eq(people.schoolId, school.id), eq(people.role, 'admin'), isNotNull(people.avatar)))

async function leavePdfs({ tx, school }: Ctx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${lecturePdfs} set lecture_id = null where id = any(array(
      select id from ${lecturePdfs} where school_id = ${school.id} and lecture_id is not null limit ${AT_ONCE}))`)
  return rowCount === AT_ONCE
}

/** Those that have a file of their own. */
async function dropFileComponents({ tx, school }: Ctx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from ${lectureComponents} where id = any(array(
      select id from ${lectureComponents} where school_id = ${school.id} and content ->> 'stored_id' is not null
      limit ${AT_ONCE}))`)
  return rowCount === AT_ONCE
}

async function dropVersions({ tx, school }: Ctx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from ${fileVersions} where id = any(array(
      select id from ${fileVersions} where file_id in (
        select file.id from ${downloadFiles} file join ${products} product on product.id = file.download_id
        where product.school_id = ${school.id})
      limit ${AT_ONCE}))`)
  return rowCount === AT_ONCE
}
