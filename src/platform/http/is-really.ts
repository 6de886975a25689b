const BEGINNINGS: Record<string, RegExp> = {
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/gif': /^GIF8[79]a/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF.{4}WEBP/s,
}

/** Whether a file begins as one of its type does; browsers name types by the file's extension. Other types are not looked at. */
export function isReally(type: string, bytes: Buffer): boolean {
  const beginning = BEGINNINGS[type]
  return !beginning || beginning.test(bytes.toString('latin1', 0, 16))
}
