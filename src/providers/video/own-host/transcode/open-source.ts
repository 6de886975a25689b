import { Demuxer } from 'node-av/api'
import { AV_NOPTS_VALUE, AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import { TranscodeFailed } from './failure.ts'
import type { Size } from './ladder.ts'

// Playlists and scripts of files (hls, concat, …) could name other files of this machine: containers only.
const CONTAINERS = 'mov,matroska,webm,avi,mpegts,mpeg,mpegvideo,ogg,flv,asf,mxf,ivf,rm,gif,h264,hevc,y4m'
const MAX_FRAME_RATE = 30

export interface Source extends Size {
  demuxer: Demuxer
  video: Stream
  audio: Stream | undefined
  /** Seconds by the container; 0 when it does not say. */
  durationSeconds: number
  /** Where the clock of the container stands when the earliest of picture and sound begins, seconds. */
  startSeconds: number
  /** Constant frames per second of everything made from it. */
  frameRate: { num: number; den: number }
  /** Filters that turn the picture upright with square pixels; empty when it is so already. */
  upright: string[]
}

/** Opens an uploaded file; refuses with TranscodeFailed 'unreadable' when no picture is in it. */
export async function openSource(path: string): Promise<Source> {
  const options = { protocol_whitelist: 'file', format_whitelist: CONTAINERS }
  const demuxer = await Demuxer.open(path, { options }).catch((error: Error) => {
    throw new TranscodeFailed('unreadable', error.message)
  })
  const video = demuxer.video()
  if (!video || !video.codecpar.width || !video.codecpar.height)
    throw new TranscodeFailed('unreadable', 'no picture in it')
  const turn = takeQuarterTurns(video)
  const shown = squarePixels(video)
  const size = turn % 2 === 0 ? shown : { width: shown.height, height: shown.width }
  const upright = [[], ['transpose=clock'], ['hflip', 'vflip'], ['transpose=cclock']][turn] as string[]
  const durationSeconds = Math.max(0, demuxer.duration || 0)
  const audio = audioOf(demuxer)
  const startSeconds = startOf(audio ? [video, audio] : [video])
  return { demuxer, video, audio, durationSeconds, startSeconds, frameRate: frameRateOf(video), upright, ...size }
}

function audioOf(demuxer: Demuxer): Stream | undefined {
  const audio = demuxer.audio()
  return audio && audio.codecpar.sampleRate > 0 ? audio : undefined
}

/** A recorder's clock may have run for hours by then. */
function startOf(streams: Stream[]): number {
  const told = streams.filter(({ startTime }) => startTime !== AV_NOPTS_VALUE)
  const starts = told.map(({ startTime, timeBase }) => (Number(startTime) * timeBase.num) / timeBase.den)
  return starts.length > 0 ? Math.min(...starts) : 0
}

// The muxer copies the source's matrix to what is made from it, which is upright already.
function takeQuarterTurns(video: Stream): number {
  const matrix = video.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return 0
  const clockwise = Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0))
  video.codecpar.addCodedSideData(
    AV_PKT_DATA_DISPLAYMATRIX,
    Buffer.from(Int32Array.of(65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30).buffer),
  )
  return ((Math.round(clockwise / (Math.PI / 2)) % 4) + 4) % 4
}

function squarePixels(video: Stream): Size {
  const { width, height, sampleAspectRatio: ratio } = video.codecpar
  const stretch = ratio.num > 0 && ratio.den > 0 ? ratio.num / ratio.den : 1
  return { width: Math.max(1, Math.round(width * stretch)), height }
}

function frameRateOf(video: Stream): { num: number; den: number } {
  const { num, den } = video.avgFrameRate
  const rate = den > 0 ? num / den : 0
  return rate >= 1 && rate <= MAX_FRAME_RATE ? { num, den } : { num: MAX_FRAME_RATE, den: 1 }
}
