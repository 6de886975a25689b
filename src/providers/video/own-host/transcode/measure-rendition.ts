import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Demuxer } from 'node-av/api'
import type { Rung } from './ladder.ts'

export interface Rendition extends Rung {
  /** As HLS names them, such as `avc1.4d401e,mp4a.40.2`. */
  codecs: string
  durationSeconds: number
  /** Bits per second of the dearest segment, and of all. */
  bandwidth: number
  averageBandwidth: number
  /** Names of all files it consists of, its playlist last. */
  files: string[]
}

/** Reads from a written playlist what the master playlist must say of it. */
export async function measureRendition(directory: string, rung: Rung): Promise<Rendition> {
  const playlist = `${rung.name}.m3u8`
  const text = await readFile(join(directory, playlist), 'utf8')
  const segments = [...text.matchAll(/#EXTINF:([\d.]+),\s*\n(\S+)/g)].map(([, seconds, file]) => ({
    seconds: Number(seconds),
    file: String(file),
  }))
  let [total, bits, dearest] = [0, 0, 0]
  for (const { seconds, file } of segments) {
    const size = (await stat(join(directory, file))).size * 8
    total += seconds
    bits += size
    dearest = Math.max(dearest, size / Math.max(seconds, 1))
  }
  const init = `${rung.name}-init.mp4`
  return {
    ...rung,
    codecs: await codecsOf(join(directory, init)),
    durationSeconds: total,
    bandwidth: Math.ceil(dearest),
    averageBandwidth: Math.ceil(bits / Math.max(total, 1)),
    files: [init, ...segments.map(({ file }) => file), playlist],
  }
}

async function codecsOf(initPath: string): Promise<string> {
  const demuxer = await Demuxer.open(initPath)
  const codecs = demuxer.streams.flatMap((stream) => stream.codecpar.getCodecString() ?? [])
  await demuxer.close()
  return codecs.join(',')
}
