import { leaveFor, useGoTo } from '#kit/navigation/ways.tsx'
import type { WayOn } from '../contract.ts'

/** Follows an answer. With a message it is carried to the next page; without one the page is loaded anew, as whoever it is now. */
export function useWayOn(): (answer: WayOn) => void | Promise<void> {
  const goTo = useGoTo()
  return ({ redirect_to, message }) => (message === undefined ? leaveFor(redirect_to) : goTo(redirect_to, message))
}
