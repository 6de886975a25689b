export type { Attachment } from '#platform/mail/mailer.ts'
export type { AttachmentKind, Attachments } from './attachments.ts'
export { type Letter, layOut } from './mail-layout.ts'
export type { WriteMail } from './write-mail.ts'
