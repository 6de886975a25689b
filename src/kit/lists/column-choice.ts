import { createContext } from 'react'

interface ColumnChoice {
  /** keys of the columns that are not shown */
  hidden: ReadonlySet<string>
  choose: (hidden: string[]) => void
}

/** Which columns of the table below are shown, where that may be chosen. The first one always is: it names the row. */
export const ColumnChoices = createContext<ColumnChoice | null>(null)
