import { type Ends, foundType } from '#platform/is-really.ts'

/** What browsers play, by what it is found as. */
const SOUNDS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/wav': 'audio/wav',
}

/** As recorders of phones write it: said to be a film, though nothing in it is one. */
const RECORDINGS = new Set(['video/mp4', 'video/quicktime', 'video/3gpp'])

/** What sound a file is by its bytes, whatever it is called; undefined for what is none. */
export async function soundType({ head, tail = head }: Ends): Promise<string | undefined> {
  const found = (await foundType(head)) ?? ''
  if (!RECORDINGS.has(found)) return Object.hasOwn(SOUNDS, found) ? SOUNDS[found] : undefined
  const has = (track: string) => head.includes(track) || tail.includes(track)
  return has('soun') && !has('vide') ? 'audio/mp4' : undefined
}
