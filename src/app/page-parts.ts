import type { NewestProducts } from '#modules/catalog/index.ts'
import type { PlacedForms } from '#modules/leads/index.ts'
import type { SchoolFinder, SitePlaces } from '#modules/schools/index.ts'
import type { ShownSurveys } from '#modules/surveys/index.ts'
import type { Client } from '#platform/contract/client.ts'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import type { FairShare } from '#platform/fair-share.ts'
import type { WordError } from '#platform/http/word-errors.ts'
import type { KeptAddress } from './kept-pages.ts'
import type { PageCache } from './page-cache.ts'

/** The built pages: `build/server/index.js`, made from src/web/server.ts. */
export interface Pages {
  renderPage(request: Request, visit: Visit | ReadersVisit): Promise<Response>
  kindOfPage(path: string): string | undefined
  readsOfPage(path: string): readonly string[] | undefined
  ownPartOf(path: string): ((api: Client) => Promise<OwnPart>) | undefined
}

export type Visit = import('#web/visit.ts').Visit
export type VisitViewer = import('#web/visit.ts').VisitViewer
export type ReadersVisit = import('#web/visit.ts').ReadersVisit
export type OwnPart = import('#web/visit.ts').OwnPart

/** What pages are made of and kept in. */
export interface PageParts {
  pages: Pages
  cache: PageCache
  addressOf: KeptAddress
  /** places of those that are rendered now */
  turns: FairShare
  schools: SchoolFinder
  surveys: ShownSurveys
  newestProducts: NewestProducts
  leadForms: PlacedForms
  sitePlaces: SitePlaces
  frameSources: string[]
  connectSources: string[]
  word: WordError
  reportError: ReportError
}
