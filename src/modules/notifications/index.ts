export type { NewsSource, NewsSources, Noted } from './news.ts'
export { note } from './notices/note.ts'
export type { TopicMails } from './topic-mails.ts'
