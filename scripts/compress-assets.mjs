import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const WORTH_IT = /\.(js|css|svg)$/

/** Puts a `.br` beside every script and style, so that no request waits for a compressor. */
export async function compressAssets(folder) {
  const files = readdirSync(folder).filter((file) => WORTH_IT.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(path.join(folder, file))
      const small = await compress(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      })
      writeFileSync(path.join(folder, `${file}.br`), small)
    }),
  )
}
