import type { ByteRange } from './port.ts'

/** Reads a single-range `Range` header; null means the whole object, 'unsatisfiable' means 416. */
export function parseRange(header: string | undefined, size: number): Required<ByteRange> | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  if (match[1] === '') return lastBytes(Number(match[2]), size)
  const start = Number(match[1])
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (start >= size) return 'unsatisfiable'
  return end < start ? null : { start, end }
}

function lastBytes(count: number, size: number): Required<ByteRange> | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size - 1 }
}
