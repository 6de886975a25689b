import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sign } from '#platform/signed-url.ts'
import { diskStore, storeIn } from '#providers/storage/disk/disk-store.ts'
import { mediaToken } from '#providers/video/own-host/media-token.ts'
import { withBaseline } from '../house/baseline.ts'
import type { House } from '../house/open-house.ts'
import type { Measure } from '../measure.ts'
import { SECRET_KEY } from '../settings.ts'
import { throughput } from '../throughput.ts'

const VIEWERS = 1000
/** Four seconds at half a megabit a second, as a telephone on the road gets them. */
const BYTES = 256 * 1024
const PROMISED = 0.5

/** Pieces of the film of a paid lecture, each asked for by another of a thousand students, beside the same file sent to anybody. */
export const segments: Measure = {
  name: 'segments',
  async run(house) {
    const videoId = randomUUID()
    const attempt = `videos/${videoId}/attempt`
    const store = diskStore({ directory: storeIn(house.directory), origin: '', secret: '', reserveBytes: 0 })
    const piece = `${attempt}/360p-00000.m4s`
    await store.put(piece, Buffer.alloc(BYTES, 'katedra'), { contentType: 'video/iso.segment' })
    await openLecture(house, { videoId, prefix: `${attempt}/` })

    const key = sign(SECRET_KEY, ['media', 'embeds'])
    const requests = house.subjects.students.slice(0, VIEWERS).map(({ headers: { cookie = '' } }) => {
      const mark = /katedra_session=([^;]+)/.exec(cookie)![1]!
      const path = `/video/${videoId}/${mediaToken(key, videoId, mark, 3600)}/attempt/360p-00000.m4s`
      return { method: 'GET' as const, path, headers: { cookie } }
    })
    return withBaseline('file', { FILE: join(storeIn(house.directory), 'objects', piece) }, async (url) => [
      await throughput({
        work: 'pieces of a film, each to another student',
        subject: { url: house.few.url, requests },
        baseline: { url, what: 'the same file to anybody' },
        atLeast: PROMISED,
      }),
    ])
  },
}

async function openLecture({ query, subjects }: House, film: { videoId: string; prefix: string }): Promise<void> {
  await query(
    `insert into videos (id, school_id, host, host_video_id, title, state, output_prefix) values ($1::uuid, $2, 'own', $1::uuid::text, 'Bench', 'ready', $3)`,
    [film.videoId, subjects.schoolId, film.prefix],
  )
  await query(`update lectures set video_id = $1 where id = $2`, [film.videoId, subjects.lectureId])
  await query(
    `insert into grants (id, school_id, student_id, product_id, source, source_id, starts_at, created_at)
     select gen_random_uuid(), p.school_id, s.id, p.id, 'instructor_action', gen_random_uuid(), now() - interval '1 year', now()
     from products p join people s on s.school_id = p.school_id and s.role = 'student' and s.email like 'bench-%'
     where p.slug = $1`,
    [subjects.courseSlug],
  )
}
