import { useOutletContext } from 'react-router'

export interface InStudio {
  /** goes to where another lecture of a section is begun */
  beginAnother: (sectionId: string) => void
}

/** What stands around the lecture that is edited here. */
export const useInStudio = (): InStudio => useOutletContext<InStudio>()
