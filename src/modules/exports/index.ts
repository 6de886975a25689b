export { keepForClosing } from './keep-for-closing.ts'
export type { ArchivePart, Cell, Exportable, Exportables } from './exportable.ts'
