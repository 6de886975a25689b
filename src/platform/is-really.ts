import { fileTypeFromBuffer } from 'file-type'

/** What tells of a file what it is: how it begins and, of an archive, how it ends, where its contents are listed. */
export interface Ends {
  head: Buffer
  tail?: Buffer
}

/** A file that is looked at: its ends, and any part of it for whoever has to look closer. */
export interface LookedAtFile extends Ends {
  bytes: number
  /** From one byte to another, both in it. */
  part(start: number, end: number): Promise<Buffer>
}

/** So much of each end is looked at. */
export const LOOKED_AT = 64 * 1024

/** What else the same type is found as. */
const ALSO: Record<string, readonly string[]> = {
  'application/msword': ['application/x-cfb'],
  'application/vnd.ms-excel': ['application/x-cfb'],
  'application/vnd.ms-powerpoint': ['application/x-cfb'],
  'audio/mp4': ['audio/x-m4a', 'video/mp4'],
  'audio/ogg': ['audio/ogg; codecs=opus', 'application/ogg'],
  'image/png': ['image/apng'],
  'video/mp4': ['video/x-m4v', 'video/quicktime'],
}

/** Documents that are archives, by the folder that tells them apart where the list of their contents comes late. */
const FOLDERS: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'ppt/',
}

/** What a file is found to be by how it begins; undefined where that tells nothing. */
export const foundType = async (head: Buffer): Promise<string | undefined> => (await fileTypeFromBuffer(head))?.mime

/**
 * Whether a file is of a type by what it holds; browsers name types by the end of a file's name. Text has no sign of its own:
 * it is whatever reads as UTF-8 and is no page.
 */
export async function isReally(type: string, { head, tail = head }: Ends): Promise<boolean> {
  if (type.startsWith('text/')) return isText(head) && isText(tail)
  if (type === 'application/zip') return isArchive(head)
  const found = await foundType(head)
  if (found === type || (found !== undefined && ALSO[type]?.includes(found))) return true
  const folder = FOLDERS[type]
  return folder !== undefined && isArchive(head) && holds(tail, '[Content_Types].xml') && holds(tail, folder)
}

/** An archive of nothing begins with its end. */
const isArchive = (head: Buffer): boolean => ['PK\x03\x04', 'PK\x05\x06'].includes(head.toString('latin1', 0, 4))

const holds = (bytes: Buffer, name: string): boolean => bytes.includes(name)

const PAGE =
  /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|script|iframe|svg|object|embed|meta|style)\b/i

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false
  const text = readUtf8(bytes)
  return text !== undefined && !PAGE.test(text)
}

/** A letter may be cut through at both ends of what is looked at. */
function readUtf8(bytes: Buffer): string | undefined {
  const from = bytes.subarray(0, 3).findIndex((byte) => (byte & 0xc0) !== 0x80)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(Math.max(0, from)), { stream: true })
  } catch {
    return undefined
  }
}
