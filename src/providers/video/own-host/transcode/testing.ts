import { readFile, writeFile } from 'node:fs/promises'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import { AV_LOG_FATAL, FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Log } from 'node-av/lib'

export interface TestVideo {
  width: number
  height: number
  seconds: number
  silent?: boolean
  /** The container asks players for a quarter turn clockwise. */
  turned?: boolean
  variableFrameRate?: boolean
  pixels?: 'yuv420p' | 'yuv444p'
  container?: 'mp4' | 'mkv'
}

/** Writes a moving test picture with a tone to `path` and gives the path back. */
export async function testVideo(path: string, video: TestVideo): Promise<string> {
  Log.setLevel(AV_LOG_FATAL)
  const lavfi = { format: 'lavfi' } as const
  const picture = await Demuxer.open(
    `testsrc2=size=${video.width}x${video.height}:rate=25:duration=${video.seconds}`,
    lavfi,
  )
  const sound = await Demuxer.open(`sine=frequency=440:sample_rate=44100:duration=${video.seconds}`, lavfi)
  const output = await Muxer.open(path)
  const shown = await pictureStages(picture, video)
  const control = video.silent
    ? pipeline({ video: picture }, { video: shown }, output)
    : pipeline({ video: picture, audio: sound }, { video: shown, audio: await soundStages(sound) }, output)
  await control.completion
  for (const each of [output, picture, sound]) await each.close()
  if (video.turned) await turnClockwise(path)
  return path
}

async function pictureStages(picture: Demuxer, video: TestVideo) {
  const decoder = await Decoder.create(streamOf(picture.video()))
  const uneven = video.variableFrameRate ? ["select='not(mod(n\\,7))+lt(mod(n\\,11)\\,6)'"] : []
  const filter = FilterAPI.create([...uneven, `format=${video.pixels ?? 'yuv420p'}`].join(','))
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    options: { preset: 'ultrafast', crf: 30 },
  })
  return [decoder, filter, encoder]
}

async function soundStages(sound: Demuxer) {
  const decoder = await Decoder.create(streamOf(sound.audio()))
  const filter = FilterAPI.create('aformat=sample_fmts=fltp:channel_layouts=mono')
  return [decoder, filter, await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context: { bitRate: 64_000 } })]
}

function streamOf<T>(stream: T | undefined): T {
  if (!stream) throw new Error('No stream')
  return stream
}

/** Rewrites the matrix of the first track header (ISO 14496-12 §8.3.2). */
async function turnClockwise(path: string) {
  const file = await readFile(path)
  const matrix = file.indexOf('tkhd') + 44
  for (const [index, value] of [0, 1, 0, -1, 0, 0].entries()) file.writeInt32BE(value * 65536, matrix + index * 4)
  await writeFile(path, file)
}
