export const NOTICE_KINDS = ['post', 'comment', 'reply', 'answer', 'version', 'part'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
/** What is new in what somebody bought; a mail of its own tells of these. */
export const PRODUCT_NOTICES = ['version', 'part'] as const satisfies NoticeKind[]
