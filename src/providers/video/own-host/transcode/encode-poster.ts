import { Decoder, FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import sharp from 'sharp'
import type { Source } from './open-source.ts'
import { pictureSteps } from './picture-steps.ts'

const LATEST_SECOND = 5
const LONGEST_SIDE = 1280

/** One upright frame from the first tenth of the video as webp. Uses the source up. */
export const encodePoster = (source: Source): Promise<Buffer> =>
  encodeFrameAt(source, Math.min(LATEST_SECOND, source.durationSeconds / 10))

/** The upright frame so many seconds after the first one, or the last there is, as webp. Uses the source up. */
export async function encodeFrameAt(source: Source, second: number): Promise<Buffer> {
  const frame = await frameAt(source, second)
  const steps = pictureSteps(source, { width: source.width, height: source.height, pixels: 'rgb24' })
  const filter = FilterAPI.create(steps.join(','))
  await filter.process(frame)
  frame.free()
  let picture: Buffer | undefined
  for await (const shown of filter.flushFrames()) {
    picture ??= await encodeFrame(shown.toBuffer(), shown.width, shown.height)
    shown.free()
  }
  filter.close()
  if (!picture) throw new Error('No frame to show')
  return picture
}

async function frameAt(source: Source, second: number): Promise<Frame> {
  const decoder = await Decoder.create(source.video)
  let latest: Frame | undefined
  let first: number | undefined
  for await (const frame of decoder.frames(source.demuxer.packets(source.video.index))) {
    if (!frame) break
    latest?.free()
    latest = frame
    const time = (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den
    first ??= time
    if (time - first >= second) break
  }
  if (!latest) throw new Error('No frame to show')
  return latest
}

function encodeFrame(data: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  return picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
}
