import { createContext } from 'react'
import type { Waiting } from '../contract.ts'

/** What waits for whoever looks: counted once for a page of the panel, for its menu and what stands on it. */
export const WaitingFor = createContext<Waiting[]>([])
