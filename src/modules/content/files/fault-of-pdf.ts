import { type Ends, isReally, type LookedAtFile } from '#platform/is-really.ts'

const NEAR = 1024

/** Why a file cannot be read as a PDF by whoever gets it; undefined of one that can. */
export async function faultOfPdf(file: LookedAtFile): Promise<'content.no-pdf' | 'content.locked-pdf' | undefined> {
  if (!(await isWhole(file))) return 'content.no-pdf'
  return (await isLocked(file)) ? 'content.locked-pdf' : undefined
}

/** What is whole ends as a PDF does; readers look for that near the end of the file. */
const isWhole = async ({ head, tail = head }: Ends): Promise<boolean> =>
  (await isReally('application/pdf', { head })) && tail.subarray(-NEAR).includes('%%EOF')

/** Whether it asks for a password; one that is encrypted to forbid printing asks for none. */
async function isLocked(file: LookedAtFile): Promise<boolean> {
  // The parser is large: only what may be locked is worth it, which says so near one of its ends.
  if (![file.head, file.tail].some((end) => end?.includes('/Encrypt'))) return false
  const { isLockedPdf } = await import('#platform/pdf/is-locked-pdf.ts')
  return isLockedPdf(file)
}
