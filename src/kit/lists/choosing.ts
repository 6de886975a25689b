/** How rows of a table are chosen, each by its id. */
export interface Choosing<Row> {
  chosen: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  /** what a row is called */
  nameOf: (row: Row) => string
}
