import { createContext } from 'react-router'
import type { Client } from '#platform/contract/client.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { School } from '#modules/schools/contract.ts'
import type { ShownSurvey } from '#modules/surveys/vocabulary.ts'

export interface VisitViewer {
  id: string
  name: string
  role: 'student' | 'admin' | 'operator'
  avatar: string | null
}

/** What a page's loaders know of the request they answer. */
export interface Visit {
  /** our own calls, in process, as the visitor */
  api: Client
  /** null on the platform's own host */
  school: School | null
  /** open for people like the viewer; which page shows which is found out in the browser */
  surveys: ShownSurvey[]
  language: Language
  /** whether there is a community to lead to; false for visitors, whose pages are the same for all of them */
  hasCommunity: boolean
  /** null for visitors; their pages are the same for all of them */
  viewer: VisitViewer | null
  signedInToken: string | null
  /** a request-forgery token for a plain form; the page is then this browser's own and is not shared */
  formToken(): string
  /** what became of the form this browser just sent to this page without scripts */
  formOutcome: FormOutcome | null
  nonce: string
  /** notes what nobody expected, once */
  reportError(error: unknown): void
}

export const visitContext = createContext<Visit>()
