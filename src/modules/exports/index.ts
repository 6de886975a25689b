export type { Cell, Exportable, Exportables, Slice } from './exportable.ts'
