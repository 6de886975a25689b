export type { Cell, Exportable, Exportables } from './exportable.ts'
