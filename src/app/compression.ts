import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Of 11: a reader waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 6 }

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** In a thread of its own, so that others are answered meanwhile. */
export const compressed = (body: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? asBrotli(body, BROTLI) : asGzip(body, GZIP)

/** What a reader takes, as `Accept-Encoding` says; undefined when nothing that is offered is among it. */
export function encodingFor(
  accepted: string | string[] | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const taken = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || Number(weight.replace('q=', '')) > 0)
      .map(([name]) => name),
  )
  return offered.find((encoding) => taken.has(encoding))
}
