import { createContext } from 'react-router'

/** Where browsers get the script that takes over pages that stand alone, and all it imports. */
export const aloneScripts = createContext<readonly string[]>([])
