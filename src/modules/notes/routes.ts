import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { deleteNote } from './delete-note.ts'
import { exportNotes } from './export-notes.ts'
import { listLectureNotes } from './list-lecture-notes.ts'
import { listMyNotes } from './list-my-notes.ts'
import { postNote } from './post-note.ts'
import { updateNote } from './update-note.ts'

export function noteRoutes(app: App): void {
  serve(app, contract.postNote, postNote)
  serve(app, contract.updateNote, updateNote)
  serve(app, contract.deleteNote, deleteNote)
  serve(app, contract.listLectureNotes, listLectureNotes)
  serve(app, contract.listMyNotes, listMyNotes)
  serveOutsideTransaction(app, contract.exportNotes, exportNotes)
}
