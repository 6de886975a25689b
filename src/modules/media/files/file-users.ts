import { not, or, type SQL, sql } from 'drizzle-orm'

/** Whoever keeps files registers how the database says, of a row of `stored_files`, that something is made of it. */
export class FileUsers {
  readonly #uses: SQL[] = []

  register(isUsed: SQL): void {
    this.#uses.push(isUsed)
  }

  /** SQL: nothing is made of it; where nobody has said how one tells, something may be. */
  none(): SQL {
    return not(or(...this.#uses) ?? sql`true`)
  }
}
