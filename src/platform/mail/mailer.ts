export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** One mail on its way out; `html` and `text` say the same. */
export interface OutgoingMail {
  id: string
  /** whom it comes from, by name; the address is the installation's own */
  fromName: string
  replyTo: string
  to: string
  subject: string
  html: string
  text: string
  /** besides the usual ones, such as List-Unsubscribe */
  headers?: Record<string, string>
  attachments?: Attachment[]
}

export interface Mailer {
  /** true where nothing is sent: who a mail is for reads it where it is kept */
  isMailbox: boolean
  /** Hands a mail over. @throws when it was not accepted, so that it is tried again. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
