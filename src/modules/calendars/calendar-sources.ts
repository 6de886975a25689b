import type { Ctx } from '#platform/context.ts'
import type { CalendarEntry } from '#platform/time/calendar-file.ts'

export interface Asked {
  person: { id: string; isAdmin: boolean }
  /** what is over by then is left out */
  since: Date
  /** so many at most, the next first */
  most: number
}

/** What a module has in somebody's calendar: a student's own, and of an admin all that the school has. */
export interface CalendarSource {
  entriesOf(ctx: Ctx, asked: Asked): Promise<CalendarEntry[]>
}

/** Modules put in what they have for people's calendars. */
export class CalendarSources {
  readonly #all: CalendarSource[] = []

  register(source: CalendarSource): void {
    this.#all.push(source)
  }

  async entriesOf(ctx: Ctx, asked: Asked): Promise<CalendarEntry[]> {
    const entries: CalendarEntry[] = []
    for (const source of this.#all) entries.push(...(await source.entriesOf(ctx, asked)))
    return entries.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()).slice(0, asked.most)
  }
}
