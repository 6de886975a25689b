import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { AV_LOG_FATAL } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { encodePoster } from './encode-poster.ts'
import { encodeRendition } from './encode-rendition.ts'
import { TranscodeFailed } from './failure.ts'
import { ladderFor, type Rung } from './ladder.ts'
import { measureRendition } from './measure-rendition.ts'
import type { ChildMessage, TranscodeJob } from './messages.ts'
import { openSource, type Source } from './open-source.ts'

const REPORT_EVERY_MS = 250

setPriority(10)
Log.setLevel(AV_LOG_FATAL)
process.on('disconnect', () => process.exit(1))
setInterval(() => tell({ type: 'memory', bytes: process.memoryUsage.rss() }), REPORT_EVERY_MS)
process.once('message', (job: TranscodeJob) => void transcode(job).catch(endWith))

async function transcode(job: TranscodeJob) {
  const { width, height, durationSeconds } = await withSource(job.source, async (source) => source)
  refuseLongerThan(job.maxSeconds, durationSeconds)
  await writeFile(join(job.directory, 'poster.webp'), await withSource(job.source, encodePoster))
  tell({ type: 'poster' })
  const rungs = ladderFor({ width, height })
  let seconds = durationSeconds
  for (const [index, rung] of rungs.entries()) {
    const onTime = (time: number) => {
      if (time > job.maxSeconds) endWith(tooLong(job.maxSeconds))
      tell({ type: 'progress', fraction: fractionDone(rungs, index, time / Math.max(seconds, time, 1)) })
    }
    await withSource(job.source, (source) => encodeRendition(source, rung, { ...job, onTime }))
    const rendition = await measureRendition(job.directory, rung)
    seconds = rendition.durationSeconds
    tell({ type: 'rendition', rendition })
  }
  tell({ type: 'done', width, height }, () => process.exit(0))
}

async function withSource<T>(path: string, use: (source: Source) => Promise<T>): Promise<T> {
  const source = await openSource(path)
  try {
    return await use(source)
  } finally {
    await source.demuxer.close()
  }
}

function refuseLongerThan(maxSeconds: number, seconds: number) {
  if (seconds > maxSeconds) throw tooLong(maxSeconds)
}

function tooLong(maxSeconds: number): TranscodeFailed {
  return new TranscodeFailed('too-long', `longer than ${maxSeconds} s`)
}

function fractionDone(rungs: readonly Rung[], current: number, ofCurrent: number): number {
  const work = rungs.map((rung) => rung.width * rung.height)
  const before = work.slice(0, current).reduce((sum, each) => sum + each, 0)
  return (before + (work[current] ?? 0) * ofCurrent) / work.reduce((sum, each) => sum + each, 0)
}

/** A parent that was killed takes no message: the channel's end is what ends this process. */
function tell(message: ChildMessage, sent = () => {}) {
  process.send?.(message, undefined, undefined, sent)
}

// Whatever a decoder or filter throws at a file it cannot digest is the file's fault; a full disk is not.
function endWith(error: Error & { code?: string }) {
  if (error.code === 'ENOSPC') process.exit(1)
  const code = error instanceof TranscodeFailed ? error.code : 'unreadable'
  tell({ type: 'failed', code, detail: error.message }, () => process.exit(0))
}
