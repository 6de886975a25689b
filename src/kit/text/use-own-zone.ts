import { useSyncExternalStore } from 'react'

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone of whoever reads; unknown to the server, whose pages are everyone's. */
export const useOwnZone = (): string | undefined => useSyncExternalStore(never, ownZone, () => undefined)
