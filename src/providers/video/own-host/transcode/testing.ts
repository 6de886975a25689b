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
  container?: 'mp4' | 'mkv' | 'ts'
  /** Seconds that the recorder's clock has run before. */
  clock?: number
  /** Seconds after the sound that the picture begins. */
  pictureLater?: number
  /** Stripes that move between the two halves of each picture. */
  interlaced?: boolean
  /** HLG of a phone, half red (204,45,28) and half green (21,138,60). */
  hdr?: boolean
}

const halves = ({ width, height, seconds }: TestVideo) =>
  ['0xCC2D1C', '0x158A3C']
    .map((colour, nth) => `color=${colour}:size=${width / 2}x${height}:rate=25:duration=${seconds}[${nth}]`)
    .join(';')
    .concat(';[0][1]hstack')
const stripes = ({ width, height, seconds }: TestVideo) =>
  `color=black:size=${width}x${height}:rate=50:duration=${seconds},geq=lum='255*lt(mod(X+T*400,80),40)':cb=128:cr=128`
const moving = ({ width, height, seconds }: TestVideo) => `testsrc2=size=${width}x${height}:rate=25:duration=${seconds}`
const drawn = (video: TestVideo) => (video.hdr ? halves : video.interlaced ? stripes : moving)(video)

/** Writes a moving test picture with a tone to `path` and gives the path back. */
export async function testVideo(path: string, video: TestVideo): Promise<string> {
  Log.setLevel(AV_LOG_FATAL)
  const lavfi = { format: 'lavfi' } as const
  const picture = await Demuxer.open(drawn(video), lavfi)
  const sound = await Demuxer.open(`sine=frequency=440:sample_rate=44100:duration=${video.seconds}`, lavfi)
  const output = await Muxer.open(path, { options: { output_ts_offset: video.clock ?? 0 } })
  const shown = await pictureStages(picture, video)
  const control = video.silent
    ? pipeline({ video: picture }, { video: shown }, output)
    : pipeline({ video: picture, audio: sound }, { video: shown, audio: await soundStages(sound) }, output)
  await control.completion
  for (const each of [output, picture, sound]) await each.close()
  if (video.turned) await turnClockwise(path)
  return path
}

/** How a screen shows the colours that are drawn here. */
const SCREEN = 'min=gbr:tin=bt709:pin=bt709:rin=full'

async function pictureStages(picture: Demuxer, video: TestVideo) {
  const decoder = await Decoder.create(streamOf(picture.video()))
  const uneven = video.variableFrameRate ? ["select='not(mod(n\\,7))+lt(mod(n\\,11)\\,6)'"] : []
  const woven = video.interlaced ? ['tinterlace=mode=interleave_top', 'setfield=tff'] : []
  const bright = video.hdr ? ['format=gbrp', `zscale=${SCREEN}:p=2020:t=arib-std-b67:m=2020_ncl:r=tv:npl=203`] : []
  const format = `format=${video.hdr ? 'yuv420p10le' : (video.pixels ?? 'yuv420p')}`
  const late = `setpts=PTS+${video.pictureLater ?? 0}/TB`
  const filter = FilterAPI.create([...uneven, ...woven, ...bright, format, late].join(','))
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    options: {
      preset: 'ultrafast',
      crf: video.hdr ? 10 : 30,
      ...(video.interlaced && { 'x264-params': 'interlaced=1:tff=1' }),
    },
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
