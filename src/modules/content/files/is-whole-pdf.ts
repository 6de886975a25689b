import { type Ends, isReally } from '#platform/is-really.ts'

const NEAR = 1024

/** What is whole ends as a PDF does; readers look for that near the end of the file. */
export const isWholePdf = async ({ head, tail = head }: Ends): Promise<boolean> =>
  (await isReally('application/pdf', { head })) && tail.subarray(-NEAR).includes('%%EOF')
