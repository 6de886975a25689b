export { type Letter, layOut } from './mail-layout.ts'
export type { WriteMail } from './write-mail.ts'
