import { Decoder, FilterAPI } from 'node-av/api'
import sharp from 'sharp'
import type { Source } from './open-source.ts'

const LATEST_SECOND = 5
const LONGEST_SIDE = 1280

/** One upright frame from the first tenth of the video as webp. Uses the source up. */
export async function encodePoster(source: Source): Promise<Buffer> {
  const at = Math.min(LATEST_SECOND, source.durationSeconds / 10)
  using decoder = await Decoder.create(source.video)
  const pixels = [...source.upright, `scale=${source.width}:${source.height}`, 'format=rgb24']
  using filter = FilterAPI.create(pixels.join(','))
  for await (using frame of decoder.frames(source.demuxer.packets(source.video.index))) {
    if (!frame) break
    const { num, den } = frame.timeBase
    if ((Number(frame.pts) * num) / den < at) continue
    for (const shown of await filter.processAll(frame)) return encodeFrame(shown.toBuffer(), shown.width, shown.height)
  }
  throw new Error('No frame to show')
}

function encodeFrame(data: Buffer, width: number, height: number): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  return picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }).webp({ quality: 75 }).toBuffer()
}
