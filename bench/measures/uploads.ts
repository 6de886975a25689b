import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sign } from '#platform/signed-url.ts'
import { signUploadSession } from '#providers/video/upload-signature.ts'
import { alternate } from '../alternate.ts'
import { withBaseline } from '../house/baseline.ts'
import type { House } from '../house/open-house.ts'
import type { Measure } from '../measure.ts'
import { SECRET_KEY } from '../settings.ts'
import { shown } from '../statistics.ts'

const BYTES = 128 * 1024 * 1024
const PROMISED = 0.6
const TUS = { 'tus-resumable': '1.0.0' }

/** A video by tus, as browsers send it, beside the same bytes by a plain PUT. */
export const uploads: Measure = {
  name: 'uploads',
  async run(house) {
    const film = new Blob([Buffer.alloc(BYTES, 'katedra')])
    const compared = await withBaseline('put', { FILE: join(house.directory, 'put.bin') }, (url) =>
      alternate(
        () => megabytesASecond(() => byTus(house, film)),
        () => megabytesASecond(() => answered(fetch(url, { method: 'PUT', body: film }))),
      ),
    )
    const row = {
      work: `upload of ${BYTES / 1024 / 1024} MB by tus`,
      measured: shown(compared.subject, 'MB/s'),
      baseline: `${shown(compared.baseline, 'MB/s')}, plain PUT`,
      ratio: `${Math.round(compared.ratio * 100)} %`,
      promise: `≥ ${PROMISED * 100} %`,
      isKept: compared.ratio >= PROMISED,
      rounds: compared.rounds,
    }
    return [row]
  },
}

async function megabytesASecond(send: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await send()
  return BYTES / 1024 / 1024 / ((performance.now() - began) / 1000)
}

async function byTus({ few, subjects, query }: House, film: Blob): Promise<void> {
  const id = randomUUID()
  await query(`insert into videos (id, school_id, host, host_video_id, title) values ($1, $2, 'own', $3, 'Bench')`, [
    id,
    subjects.schoolId,
    id,
  ])
  const library = { libraryId: 'katedra', apiKey: sign(SECRET_KEY, ['media', 'uploads']) }
  const { AuthorizationSignature, AuthorizationExpire, VideoId, LibraryId } = signUploadSession(library, '', id, 3600)
  const signed = {
    ...TUS,
    AuthorizationSignature,
    AuthorizationExpire: String(AuthorizationExpire),
    VideoId,
    LibraryId,
  }
  const created = await answered(
    fetch(`${few.url}/tusupload`, { method: 'POST', headers: { ...signed, 'upload-length': String(film.size) } }),
  )
  const place = new URL(created.headers.get('location')!, `${few.url}/tusupload`)
  const headers = { ...signed, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  await answered(fetch(place, { method: 'PATCH', headers, body: film }))
}

async function answered(asking: Promise<Response>): Promise<Response> {
  const answer = await asking
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer
}
