import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { AV_LOG_FATAL } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { encodeFrameAt } from '../transcode/encode-poster.ts'
import type { ChildMessage, FramesJob } from '../transcode/messages.ts'
import { openSource } from '../transcode/open-source.ts'

const REPORT_EVERY_MS = 250

setPriority(10)
Log.setLevel(AV_LOG_FATAL)
process.on('disconnect', () => process.exit(1))
setInterval(() => tell({ type: 'memory', bytes: process.memoryUsage.rss() }), REPORT_EVERY_MS)
process.once('message', (job: FramesJob) => void draw(job).catch(endWith))

async function draw({ directory, frames }: FramesJob) {
  const size = { width: 0, height: 0 }
  for (const { source: path, second, to } of frames) {
    const source = await openSource(path)
    await writeFile(join(directory, to), await encodeFrameAt(source, second))
    await source.demuxer.close()
    Object.assign(size, { width: source.width, height: source.height })
  }
  tell({ type: 'done', ...size }, () => process.exit(0))
}

function tell(message: ChildMessage, sent = () => {}) {
  process.send?.(message, undefined, undefined, sent)
}

function endWith({ message: detail }: Error) {
  tell({ type: 'failed', code: 'unreadable', detail }, () => process.exit(0))
}
