import { createContext } from 'react-router'
import type { Actor } from '#platform/context.ts'
import type { Client } from '#platform/contract/client.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { PanelRole } from '#platform/rights.ts'
import type { ProductCard } from '#modules/catalog/contract.ts'
import type { School } from '#modules/schools/contract.ts'
import type { SiteMenus } from '#modules/schools/vocabulary.ts'
import type { ShownSurvey } from '#modules/surveys/vocabulary.ts'

export interface VisitViewer {
  id: string
  name: string
  role: 'student' | 'admin' | 'operator'
  /** an admin who has to set up a second factor before they are one again */
  isHeldBack?: boolean
  /** of admins: what they may */
  adminRole?: PanelRole
  avatar: string | null
  /** it is an admin, who signed in as this student */
  isImpersonated?: boolean
  /** either of these */
  isActing?: boolean
  /** it is an operator, whom the school lets in until then */
  supportUntil?: string
}

/** What all readers of a page have in common, and so all that a loader of a page which is kept for them may know. */
export interface SharedVisit {
  /** our own calls, in process: as the visitor, or as nobody in particular where the page is kept for many */
  api: Client
  /** null on the platform's own host */
  school: School | null
  /** scheme and host that the site is known by, whichever of its hosts was asked */
  origin: string
  /** open for people like the viewer; which page shows which is found out in the browser */
  surveys: ShownSurvey[]
  /** what the school published last, remembered until its content changes */
  newest(): Promise<ProductCard[]>
  /** whether a lead form stands on the page of a course, remembered as well */
  hasLeadForm(courseId: string): Promise<boolean>
  language: Language
  menus: SiteMenus
  role: Actor['role']
  nonce: string
  /** notes what nobody expected, once */
  reportError(error: unknown): void
  /** what the page's `own` found that all of them are told alike */
  alike: unknown
}

/** What a page's loaders know of the request they answer. */
export interface Visit extends SharedVisit {
  isForReaders: false
  /** null for visitors; their pages are the same for all of them */
  viewer: VisitViewer | null
  /** what the page's `own` answered of the viewer */
  own: OwnPart | null
  /** an operator was in the school, and the leave for it is over */
  isSupportOver: boolean
  signedInToken: string | null
  /** a request-forgery token for a plain form; the page is then this browser's own and is not shared */
  formToken(): string
  /** lets the page send cards to that origin, for tokens, and nowhere else; null where it has none to send */
  letCardsThrough(origin: string | null): void
  /** what became of the form this browser just sent to this page without scripts */
  formOutcome: FormOutcome | null
}

/** A page is made for all of its readers: nobody asks. */
export interface ReadersVisit extends SharedVisit {
  isForReaders: true
}

/** What one person finds in a page that many read. */
export interface OwnPart {
  /**
   * The products that the page's readers have in common: who has the same ones open, as a whole, sees the same page but for their own
   * part. Null for whoever sees it differently, and so gets a page of their own.
   */
  opened: readonly string[] | null
  /** the variants by which alone they have them, where that is not all there is */
  variants?: readonly string[]
  /**
   * Where the page is made of what somebody has: all of it. Who is told the very same, to the letter, gets the same page, and nobody else;
   * it is not spliced in.
   */
  alike?: unknown
}

export const visitContext = createContext<Visit | ReadersVisit>()
