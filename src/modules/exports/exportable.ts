import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Right } from '#platform/rights.ts'
import type { ListKind } from './vocabulary.ts'

/** What a file shows: money as a number of the currency's own units, a moment by the school's clocks. */
export type Cell = string | number | null | { amount: number; currency: string } | { at: Date }

export interface Slice {
  rows: Cell[][]
  /** where the next begins; none after the last */
  next?: string | undefined
}

/** How a list is taken away, slice after slice, the newest first. */
export interface Exportable<Filter extends z.ZodObject = z.ZodObject> {
  kind: ListKind
  /** of who may have it */
  right: Right
  filter: Filter
  /** Once for each file, before its first row; `language` is that of whoever asked for it. */
  open(ctx: Ctx, filter: z.output<Filter>, language: Language): Promise<OpenList>
}

/** A list as it is narrowed for one file. */
export interface OpenList {
  headings: string[]
  /** null where counting would take as long as reading */
  count: number | null
  /** Some thousand rows at most, in one short statement or two. */
  read(ctx: Ctx, after: string | undefined): Promise<Slice>
}

/** What of a school is no list of the panel, as one file of all that it has. */
export interface ArchivePart {
  /** without its ending */
  name: string
  count(ctx: Ctx): Promise<number>
  /** Some hundred rows, as they are written down; `next` is where the following begin. */
  read(ctx: Ctx, after: string | undefined): Promise<{ rows: object[]; next: string | undefined }>
}

/** Lists that can be exported; whoever has one registers it. */
export class Exportables {
  readonly #exportables = new Map<ListKind, Exportable>()
  readonly #parts = new Map<string, ArchivePart>()

  register<Filter extends z.ZodObject>(exportable: Exportable<Filter>): void {
    this.#exportables.set(exportable.kind, exportable)
  }

  /** Of the file of everything. */
  registerParts(...parts: ArchivePart[]): void {
    for (const part of parts) this.#parts.set(part.name, part)
  }

  get lists(): Exportable[] {
    return [...this.#exportables.values()]
  }

  get parts(): ArchivePart[] {
    return [...this.#parts.values()]
  }

  of(kind: ListKind): Exportable {
    const exportable = this.#exportables.get(kind)
    if (!exportable) throw new Error(`Nobody registered an export of ${kind}`)
    return exportable
  }
}
