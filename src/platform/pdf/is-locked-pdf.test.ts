import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOOKED_AT, type LookedAtFile } from '../is-really.ts'
import { isLockedPdf } from './is-locked-pdf.ts'
import { anEncryptedPdf } from './testing.ts'

/** The bytes as a store gives them out, and which of them were asked for. */
function kept(bytes: Buffer): { file: LookedAtFile; asked: number[] } {
  const asked: number[] = []
  const part = async (start: number, end: number) => {
    asked.push(end - start + 1)
    return bytes.subarray(start, end + 1)
  }
  const tail = bytes.length > LOOKED_AT ? { tail: bytes.subarray(-LOOKED_AT) } : {}
  return { file: { bytes: bytes.length, head: bytes.subarray(0, LOOKED_AT), ...tail, part }, asked }
}

const VERSIONS = ['1.4', '1.7', '1.7ext3'] as const

test.each(VERSIONS)('a PDF %s with a password is locked, one that only forbids printing is not', async (pdfVersion) => {
  const locked = await anEncryptedPdf({ pdfVersion, userPassword: 'arkusz', ownerPassword: 'owner' })
  const forbids = await anEncryptedPdf({
    pdfVersion,
    ownerPassword: 'owner',
    permissions: { printing: false as never },
  })
  expect([locked, forbids].every((pdf) => pdf.includes('/Encrypt'))).toBe(true)
  expect(await isLockedPdf(kept(locked).file)).toBe(true)
  expect(await isLockedPdf(kept(forbids).file)).toBe(false)
})

test('of a large one no more is read than it takes to know', async () => {
  const large = await anEncryptedPdf({ userPassword: 'a', ownerPassword: 'b' }, randomBytes(5_000_000))
  const { file, asked } = kept(large)
  expect(file.bytes).toBeGreaterThan(5_000_000)
  expect(await isLockedPdf(file)).toBe(true)
  const read = asked.reduce((sum, bytes) => sum + bytes, 0)
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(500_000)
})

test('what is no PDF is not locked, and what could not be read is said', async () => {
  expect(await isLockedPdf(kept(Buffer.from('%PDF-1.7\n/Encrypt 1 0 R\n%%EOF\n')).file)).toBe(false)
  const { file } = kept(await anEncryptedPdf({ userPassword: 'a', ownerPassword: 'b' }, randomBytes(300_000)))
  const gone = { ...file, part: () => Promise.reject(new Error('The store is down.')) }
  await expect(isLockedPdf(gone)).rejects.toThrow('The store is down.')
})
