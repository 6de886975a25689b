import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { NoticeKind } from './vocabulary.ts'

/** What somebody is to be told of: a post, comment or reply that is new. */
export interface Noted {
  kind: NoticeKind
  itemId: string
}

/** One new thing, as its reader is told of it. */
export interface News {
  /** of a mail that tells of this alone */
  subject: string
  /** who did what */
  said: string
  /** plain text; empty where that says it all */
  body: string
  /** of the page it is read on, and what the way there is called */
  path: string
  action: string
}

/** News of some kinds; the module whose events tell of them reads and words them. */
export interface NewsSource {
  kinds: readonly NoticeKind[]
  /** What of these is still there, shown, and open to the reader, who is `ctx.actor`. */
  read(ctx: Ctx, noted: Noted[], language: Language): Promise<News[]>
}

export class NewsSources {
  readonly #sources: NewsSource[] = []

  register(source: NewsSource): void {
    this.#sources.push(source)
  }

  /** One read for each source among them. */
  async read(ctx: Ctx, noted: Noted[], language: Language): Promise<News[]> {
    const news: News[] = []
    for (const { kinds, read } of this.#sources) {
      const own = noted.filter(({ kind }) => kinds.includes(kind))
      if (own.length > 0) news.push(...(await read(ctx, own, language)))
    }
    return news
  }
}
