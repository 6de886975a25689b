const BEGINS: Record<string, (head: string) => boolean> = {
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/gif': (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/webp': (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
}

/** Whether a file begins as one of its type does; browsers name types by the file's extension. Other types are not looked at. */
export const isReally = (type: string, bytes: Buffer): boolean =>
  BEGINS[type]?.(bytes.toString('latin1', 0, 16)) ?? true
