import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import { AV_LOG_FATAL, FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Log, type Stream } from 'node-av/lib'
import { titleCard } from './title-card.ts'

export interface SampleVideo {
  /** Lines of the title card, the first one large. */
  title: readonly string[]
  seconds: number
  /** Colour of the picture, in degrees. */
  hue: number
  /** Where the mp4 is written. */
  path: string
}

const LAVFI = { format: 'lavfi' } as const

/** Writes a short 720p film: a slow wash of colour, the title, a line that fills, a soft chord. Gives `path` back. */
export async function makeSampleVideo(video: SampleVideo): Promise<string> {
  Log.setLevel(AV_LOG_FATAL)
  const directory = await mkdtemp(join(tmpdir(), 'katedra-sample-'))
  try {
    const card = join(directory, 'title.png')
    await writeFile(card, await titleCard(video.title))
    const picture = await Demuxer.open(pictureGraph(video, card), LAVFI)
    const sound = await Demuxer.open(soundGraph(video), LAVFI)
    const output = await Muxer.open(video.path, { options: { movflags: '+faststart' } })
    const stages = {
      video: await pictureStages(present(picture.video())),
      audio: await soundStages(present(sound.audio())),
    }
    await pipeline({ video: picture, audio: sound }, stages, output).completion
    for (const each of [output, picture, sound]) await each.close()
    return video.path
  } finally {
    await rm(directory, { recursive: true })
  }
}

function pictureGraph({ seconds, hue }: SampleVideo, card: string): string {
  const [dark, light] = [colour(hue, 0.25), colour(hue + 40, 0.5)]
  const file = card.replace(/[\\:']/g, '\\$&')
  return [
    `gradients=size=320x180:rate=24:duration=${seconds}:c0=${dark}:c1=${light}:nb_colors=2:speed=0.008:seed=7,scale=1280:720:flags=fast_bilinear[wash]`,
    `movie='${file}',loop=loop=-1:size=1,setpts=N/24/TB,fade=in:st=0.2:d=0.8:alpha=1[title]`,
    `color=white@0.7:size=1280x6:rate=24:duration=${seconds},format=rgba[line]`,
    `[wash][title]overlay=y='6*sin(t*1.2)':shortest=1[titled]`,
    `[titled][line]overlay=x='-w+w*t/${seconds}':y=H-h:shortest=1`,
  ].join(';')
}

function soundGraph({ seconds, hue }: SampleVideo): string {
  const root = 164.81 * 2 ** ((Math.round(hue / 30) % 12) / 12)
  const chord = [1, 1.25, 1.5].map(
    (ratio, index) => `0.06*sin(2*PI*${(root * ratio).toFixed(2)}*t)*(0.6+0.4*sin(${0.5 + index * 0.2}*t))`,
  )
  return `aevalsrc='${chord.join('+')}':sample_rate=48000:duration=${seconds},afade=in:d=1,afade=out:st=${Math.max(0, seconds - 1.5)}:d=1.5`
}

async function pictureStages(stream: Stream) {
  const decoder = await Decoder.create(stream)
  const filter = FilterAPI.create('format=yuv420p')
  const options = { preset: 'superfast', crf: 26 } as const
  return [
    decoder,
    filter,
    await Encoder.create(FF_ENCODER_LIBX264, { decoder, filter, options, context: { gopSize: 96 } }),
  ]
}

async function soundStages(stream: Stream) {
  const decoder = await Decoder.create(stream)
  const filter = FilterAPI.create('aformat=sample_fmts=fltp:channel_layouts=stereo')
  return [decoder, filter, await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context: { bitRate: 96_000 } })]
}

function present(stream: Stream | undefined): Stream {
  if (!stream) throw new Error('The graph gave no stream')
  return stream
}

function colour(hue: number, lightness: number): string {
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const share =
      lightness - 0.55 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `0x${channel(0)}${channel(8)}${channel(4)}`
}
