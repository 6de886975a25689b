import { join } from 'node:path'
import { Decoder, Encoder, FilterAPI, Muxer, pipeline } from 'node-av/api'
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import type { Rung } from './ladder.ts'
import type { Source } from './open-source.ts'
import { pictureSteps } from './picture-steps.ts'

export const SEGMENT_SECONDS = 4

export interface EncodeOptions {
  directory: string
  threads: number
  /** Seconds of the source done so far. */
  onTime: (seconds: number) => void
}

/**
 * Encodes one rung as H.264 and AAC in fMP4 segments of 4 s with `{name}.m3u8` beside them. Keyframes fall
 * on the same times in every rung. Uses the source up.
 */
export async function encodeRendition(source: Source, rung: Rung, options: EncodeOptions) {
  const { demuxer, audio } = source
  const output = await Muxer.open(join(options.directory, `${rung.name}.m3u8`), {
    format: 'hls',
    options: hlsOptions(options.directory, rung),
  })
  const picture = await pictureStages(source, rung, options.threads)
  const progress = { onProgress: ({ time }: { time: number }) => options.onTime(time) }
  const control = audio
    ? pipeline(demuxer, { video: picture, audio: await soundStages(source, audio) }, output, progress)
    : pipeline({ video: demuxer }, { video: picture }, output, progress)
  await control.completion
  await output.close()
}

async function pictureStages(source: Source, rung: Rung, threads: number) {
  const { num, den } = source.frameRate
  const decoder = await Decoder.create(source.video, { context: { threadCount: threads } })
  const times = [`setpts=PTS-${source.startSeconds}/TB`, `fps=${num}/${den}:start_time=0`]
  const steps = pictureSteps(source, { ...rung, pixels: 'yuv420p', times })
  const filter = FilterAPI.create(steps.join(','), { threads })
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    options: { preset: 'veryfast', crf: 23, profile: 'main', 'x264-params': 'scenecut=0:open-gop=0' },
    context: {
      gopSize: Math.ceil((SEGMENT_SECONDS * num) / den),
      rcMaxRate: rung.maxBitRate,
      rcBufferSize: rung.maxBitRate * 2,
      threadCount: threads,
    },
  })
  return [decoder, filter, encoder]
}

async function soundStages({ startSeconds }: Source, audio: NonNullable<Source['audio']>) {
  const decoder = await Decoder.create(audio)
  const steps = [
    `asetpts=PTS-${startSeconds}/TB`,
    'aresample=48000:async=1:first_pts=0',
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
  ]
  const filter = FilterAPI.create(steps.join(','))
  const encoder = await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context: { bitRate: 128_000 } })
  return [decoder, filter, encoder]
}

function hlsOptions(directory: string, rung: Rung) {
  return {
    hls_time: SEGMENT_SECONDS,
    hls_playlist_type: 'vod',
    hls_segment_type: 'fmp4',
    hls_fmp4_init_filename: `${rung.name}-init.mp4`,
    hls_segment_filename: join(directory, `${rung.name}-%05d.m4s`),
    hls_flags: 'independent_segments',
  } as const
}
