import type { Note } from '../contract.ts'

/** As the server lists them: by moment, those about all of the lecture first, then as they were written. */
export const inOrder = (notes: Iterable<Note>): Note[] =>
  [...notes].toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1))

const placeOf = ({ position_seconds: seconds }: Note): number => seconds ?? -1
