export const NOTICE_KINDS = ['post', 'comment', 'reply', 'version'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
