import type { ObjectStore } from '#providers/storage/port.ts'
import { videoPrefix } from './own-host.ts'

export class UnreadableCaptions extends Error {
  readonly code = 'unreadable-captions'
}

/** Stores a WebVTT file as the captions of a video in one language (a tag such as `pl`), replacing older ones. */
export async function putCaptions(store: ObjectStore, videoId: string, language: string, webvtt: string) {
  if (!/^\uFEFF?WEBVTT([ \t\r\n]|$)/.test(webvtt)) throw new UnreadableCaptions('Not a WebVTT file')
  await store.put(captionsKey(videoId, language), Buffer.from(webvtt), { contentType: 'text/vtt; charset=utf-8' })
}

export async function deleteCaptions(store: ObjectStore, videoId: string, language: string) {
  await store.delete(captionsKey(videoId, language))
}

export function captionsKey(videoId: string, language: string): string {
  return `${videoPrefix(videoId)}captions/${language}.vtt`
}
