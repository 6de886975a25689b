import type { OutsideCtx } from '#platform/context.ts'
import type { Attachment } from '#platform/mail/mailer.ts'

/** What can go along with a mail; the module that owns what it is about makes it. */
export interface AttachmentKind {
  kind: string
  /** The file, made when it is sent: the same whenever that is. Refuses with 404 what is gone by then. */
  make(ctx: OutsideCtx, id: string): Promise<Attachment>
}

/** What a mail keeps of its attachment: what it is of. */
export interface KeptAttachment {
  kind: string
  id: string
}

export class Attachments {
  readonly #kinds = new Map<string, AttachmentKind>()

  register(kind: AttachmentKind): void {
    this.#kinds.set(kind.kind, kind)
  }

  async make(ctx: OutsideCtx, { kind, id }: KeptAttachment): Promise<Attachment> {
    const found = this.#kinds.get(kind)
    if (!found) throw new Error(`Nothing makes the attachment of a mail called ${kind}`)
    return found.make(ctx, id)
  }
}
