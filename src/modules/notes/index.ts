export { ownNotesIn, viewOwnNotes } from './own-notes.ts'
