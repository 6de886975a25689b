import { createContext, type ReactNode, use } from 'react'
import type { PanelRole } from '#platform/rights.ts'

export interface KnownViewer {
  id: string
  name: string
  role: 'student' | 'admin' | 'operator'
  /** of admins: what they may */
  adminRole?: PanelRole
  /** it is an admin, who signed in as this student */
  isImpersonated?: boolean
  /** address of their picture */
  avatar?: string | null
}

const ViewerContext = createContext<KnownViewer | null>(null)
const WriterContext = createContext<string | undefined>(undefined)

interface ViewerProviderProps {
  viewer: KnownViewer | null
  /** whose drafts are kept, where that is known before the viewer is */
  writerId?: string | undefined
  children: ReactNode
}

export function ViewerProvider({ viewer, writerId = viewer?.id, children }: ViewerProviderProps) {
  return (
    <ViewerContext value={viewer}>
      <WriterContext value={writerId}>{children}</WriterContext>
    </ViewerContext>
  )
}

/** Who is looking; null for a visitor. */
export const useViewer = (): KnownViewer | null => use(ViewerContext)

/** Whose drafts these are: known in the browser from the first moment, so that what is typed early is kept. */
export const useWriterId = (): string | undefined => use(WriterContext)
