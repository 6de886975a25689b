export const ERASE_QUEUE = 'closing.erase'

/** One school that is erased. */
export interface Erasing {
  schoolId: string
  closingId: string
}
