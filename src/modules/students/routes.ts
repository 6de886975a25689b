import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { type AddingParts, addStudents } from './adding/add-students.ts'
import * as adding from './adding/contract.ts'
import * as details from './details/contract.ts'
import { getStudentDetails } from './details/get-student-details.ts'
import { updateStudent } from './details/update-student.ts'
import { eraseStudent } from './erasing/erase-student.ts'
import * as erasing from './erasing/contract.ts'
import * as importing from './importing/contract.ts'
import { createImport, type ImportParts } from './importing/create-import.ts'
import { getImportReport } from './importing/get-import-report.ts'
import { listImports } from './importing/list-imports.ts'
import { lookAtFile } from './importing/look-at-file.ts'
import { giveAccessToAll, takeAccessFromAll } from './granting/decide-for-all.ts'
import * as granting from './granting/contract.ts'
import * as contract from './contract.ts'
import * as merging from './merging/contract.ts'
import { lookAtMerge } from './merging/look-at-merge.ts'
import { mergeStudents, type MergingParts } from './merging/merge-students.ts'
import { listStudents } from './list-students.ts'
import * as notes from './notes/contract.ts'
import { addStudentNote, deleteStudentNote, listStudentNotes } from './notes/keep-notes.ts'
import * as tags from './tags/contract.ts'
import { countStudentTags, listStudentTags, listTagsOfStudent } from './tags/find-tags.ts'
import { deleteStudentTag, renameStudentTag } from './tags/keep-tags.ts'
import { tagStudents, untagStudents } from './tags/tag-students.ts'
import * as timeline from './timeline/contract.ts'
import { getTimeline } from './timeline/get-timeline.ts'

export function studentRoutes(app: App, parts: AddingParts & ImportParts & MergingParts): void {
  serve(app, contract.listStudents, listStudents)
  serve(app, adding.addStudents, (ctx, input) => addStudents(ctx, input, parts))
  serve(app, details.getStudentDetails, getStudentDetails)
  serve(app, details.updateStudent, updateStudent)
  serve(app, notes.listStudentNotes, listStudentNotes)
  serve(app, notes.addStudentNote, addStudentNote)
  serve(app, notes.deleteStudentNote, deleteStudentNote)
  serve(app, tags.listStudentTags, listStudentTags)
  serve(app, tags.countStudentTags, countStudentTags)
  serve(app, tags.listTagsOfStudent, listTagsOfStudent)
  serve(app, tags.tagStudents, tagStudents)
  serve(app, tags.untagStudents, untagStudents)
  serve(app, tags.renameStudentTag, renameStudentTag)
  serve(app, tags.deleteStudentTag, deleteStudentTag)
  serve(app, timeline.getTimeline, getTimeline)
  serve(app, erasing.eraseStudent, (ctx, input) => eraseStudent(ctx, input, parts.fulfillables))
  serve(app, merging.lookAtMerge, (ctx, input) => lookAtMerge(ctx, input, parts.belongings))
  serve(app, merging.mergeStudents, (ctx, input) => mergeStudents(ctx, input, parts))
  serve(app, granting.giveAccessToAll, (ctx, input) => giveAccessToAll(ctx, input, parts.fulfillables))
  serve(app, granting.takeAccessFromAll, (ctx, input) => takeAccessFromAll(ctx, input, parts.fulfillables))
  serveOutsideTransaction(app, importing.createImport, (ctx, input) => createImport(ctx, input, parts))
  serve(app, importing.lookAtFile, lookAtFile)
  serve(app, importing.listImports, listImports)
  serveOutsideTransaction(app, importing.getImportReport, getImportReport)
}
