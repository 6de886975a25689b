import { useState } from 'react'
import { UNFOLDED_MAX } from '../vocabulary.ts'
import { type Listed, lecturesIn } from './curriculum.ts'

/**
 * Which sections of a course are open in a list: all, or of a long one the current one, those that were it, and those that somebody opened.
 * A course that becomes long while it is written stays as it is.
 */
export function useOpenSections(sections: Listed[], currentId: string | undefined) {
  const [isFolded] = useState(() => lecturesIn(sections) > UNFOLDED_MAX)
  const [state, setState] = useState(() => ({ currentId, open: currentId === undefined ? [] : [currentId] }))
  if (state.currentId !== currentId)
    setState({ currentId, open: currentId === undefined ? state.open : [...state.open, currentId] })
  const isOpen = (id: string) => !isFolded || state.open.includes(id)
  const turn = (id: string) =>
    setState(({ open, ...now }) => ({
      ...now,
      open: open.includes(id) ? open.filter((each) => each !== id) : [...open, id],
    }))
  return {
    isFolded,
    isOpen,
    turn,
    /** what the keys go through, in order: the lectures that are seen, and what folds them */
    stops: sections.flatMap(({ id, lectures }) => [
      ...(isFolded ? [id] : []),
      ...(isOpen(id) ? lectures.map((lecture) => lecture.id) : []),
    ]),
  }
}
