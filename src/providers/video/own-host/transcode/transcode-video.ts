import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObjectStore } from '#providers/storage/port.ts'
import type { Rendition } from './measure-rendition.ts'
import { publishPoster, publishRendition } from './publish.ts'
import { runChild, type ProcessLimits } from './run-child.ts'

const SCRIPT = new URL('./transcode-child.ts', import.meta.url)

export interface TranscodeLimits extends ProcessLimits {
  /** Longest video taken, seconds. */
  maxSeconds: number
  threads: number
}

export interface TranscodeOrder {
  /** Path of the uploaded file on this machine. */
  source: string
  store: ObjectStore
  /** Key prefix of this attempt, ending in a slash and never used before: a killed attempt leaves its part there. */
  prefix: string
  limits: TranscodeLimits
  /** From 0 to 1 over all renditions. */
  onProgress?: (fraction: number) => void
  /** The first rendition and the poster are stored: the video can be watched. */
  onPlayable?: () => Promise<void> | void
  /** Aborting kills the transcode, which then rejects with TranscodeInterrupted. */
  signal?: AbortSignal
}

export interface TranscodedVideo {
  durationSeconds: number
  /** Of the upright source, in square pixels. */
  width: number
  height: number
  renditions: Rendition[]
}

/**
 * Turns a file into adaptive HLS below `prefix`: master.m3u8, renditions and poster.webp. Refuses with
 * TranscodeFailed (for good) or TranscodeInterrupted (try again under a new prefix).
 */
export async function transcodeVideo(order: TranscodeOrder): Promise<TranscodedVideo> {
  const directory = await mkdtemp(join(tmpdir(), 'katedra-transcode-'))
  const { source, store, prefix, limits } = order
  const renditions: Rendition[] = []
  const video = { width: 0, height: 0 }
  try {
    for await (const message of runChild(SCRIPT, { source, directory, ...limits }, limits, order.signal)) {
      if (message.type === 'progress') order.onProgress?.(message.fraction)
      if (message.type === 'poster') await publishPoster(store, prefix, directory)
      if (message.type === 'rendition') {
        renditions.push(message.rendition)
        await publishRendition(store, prefix, directory, renditions)
        if (renditions.length === 1) await order.onPlayable?.()
      }
      if (message.type === 'done') Object.assign(video, { width: message.width, height: message.height })
    }
    return { ...video, durationSeconds: renditions[0]?.durationSeconds ?? 0, renditions }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
