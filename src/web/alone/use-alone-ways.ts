import { use, useState, useSyncExternalStore } from 'react'
import { leaveFor, type Ways, WaysContext } from '#kit/navigation/ways.tsx'
import { carriedMessage, carryMessage } from './carried-message.ts'

/** The ways of a page that stands alone: known on the server too, and a message is carried past the page's end. */
export function useAloneWays(here: { pathname: string; search: string }): Ways {
  const byBrowser = use(WaysContext)
  const [ways] = useState<Ways>(() => ({
    ...byBrowser,
    useHere: () => here,
    useGoTo: () => leaveWith,
    useMessage: useCarriedMessage,
  }))
  return ways
}

function leaveWith(address: string, message?: string): Promise<never> {
  if (message !== undefined) carryMessage(message)
  return leaveFor(address)
}

const useCarriedMessage = () => useSyncExternalStore(neverChanges, carriedMessage, nothingYet)

const neverChanges = () => () => {}
const nothingYet = () => undefined
