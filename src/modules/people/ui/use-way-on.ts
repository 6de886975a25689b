import { useNavigate } from 'react-router'
import type { WayOn } from '../contract.ts'

/** Follows an answer. With a message it is carried to the next page; without one the page is loaded anew, as whoever it is now. */
export function useWayOn(): (answer: WayOn) => Promise<void> {
  const navigate = useNavigate()
  return async ({ redirect_to, message }) => {
    if (message !== undefined) return navigate(redirect_to, { state: { message } })
    window.location.assign(redirect_to)
    await new Promise(() => undefined)
  }
}
