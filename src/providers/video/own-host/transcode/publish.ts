import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ObjectStore } from '#providers/storage/port.ts'
import { masterPlaylist } from './master-playlist.ts'
import type { Rendition } from './measure-rendition.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
}

/** Stores the newest rendition, frees its space here, and then names it in master.m3u8. */
export async function publishRendition(
  store: ObjectStore,
  prefix: string,
  directory: string,
  finished: readonly Rendition[],
) {
  for (const file of finished.at(-1)?.files ?? []) await publishFile(store, prefix, directory, file)
  const contentType = CONTENT_TYPES['.m3u8'] as string
  await store.put(`${prefix}master.m3u8`, Buffer.from(masterPlaylist(finished)), { contentType })
}

export async function publishPoster(store: ObjectStore, prefix: string, directory: string) {
  await publishFile(store, prefix, directory, 'poster.webp')
}

async function publishFile(store: ObjectStore, prefix: string, directory: string, file: string) {
  const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream'
  const path = join(directory, file)
  await store.put(`${prefix}${file}`, createReadStream(path), { contentType })
  await rm(path)
}
