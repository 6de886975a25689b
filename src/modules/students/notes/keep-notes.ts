import { and, desc, eq } from 'drizzle-orm'
import { studentById } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { type Ctx, holdsRight, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { Conflict, foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type * as contract from './contract.ts'
import { studentNotes } from './tables.ts'

const PAGE = 10

/** Refuses with 404 who is no student of the school. */
export async function listStudentNotes(
  ctx: Ctx,
  { id, cursor }: Input<typeof contract.listStudentNotes>,
): Promise<contract.StudentNotePage> {
  await getStudentRow(ctx, id)
  const rows = await notesFound(ctx)
    .where(and(eq(studentNotes.studentId, id), olderThan(studentNotes.createdAt, studentNotes.id, cursor)))
    .orderBy(desc(studentNotes.createdAt), desc(studentNotes.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewNote(ctx, row),
    ({ note }) => `/json/home/students/${id}/notes?${new URLSearchParams({ cursor: cursorOf(note) })}`,
  )
}

/** Refuses with 404 who is no student of the school, with 409 an id that another note has. */
export async function addStudentNote(
  ctx: Ctx,
  { id, note_key: noteId, body }: Input<typeof contract.addStudentNote>,
): Promise<{ note: contract.StudentNote }> {
  const { name } = await getStudentRow(ctx, id)
  const authorId = adminOf(ctx)
  await ctx.tx
    .insert(studentNotes)
    .values({ id: noteId, studentId: id, authorId, body, createdAt: ctx.now })
    .onConflictDoNothing()
  const [row] = await notesFound(ctx).where(and(ownNote(id, noteId, authorId), eq(studentNotes.body, body)))
  if (!row) throw new Conflict()
  ctx.note({ subject: name, url: `/home/students/${id}` })
  return { note: viewNote(ctx, row) }
}

/** Refuses with 404 what is no note of theirs about this student. */
export async function deleteStudentNote(
  ctx: Ctx,
  { id, adminNoteId: noteId }: Input<typeof contract.deleteStudentNote>,
): Promise<{ done: true }> {
  const { name } = await getStudentRow(ctx, id)
  const [gone] = await ctx.tx
    .delete(studentNotes)
    .where(ownNote(id, noteId, adminOf(ctx)))
    .returning()
  foundOr404(gone)
  ctx.note({ subject: name, url: `/home/students/${id}` })
  return { done: true }
}

async function getStudentRow(ctx: Ctx, id: string) {
  const [student] = await studentById(ctx, id)
  return foundOr404(student)
}

function adminOf({ actor }: Ctx): string {
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  return actor.id
}

const ownNote = (studentId: string, noteId: string, authorId: string) =>
  and(eq(studentNotes.id, noteId), eq(studentNotes.studentId, studentId), eq(studentNotes.authorId, authorId))

const notesFound = ({ tx }: Ctx) =>
  tx
    .select({ note: studentNotes, author: people.name })
    .from(studentNotes)
    .leftJoin(people, eq(people.id, studentNotes.authorId))
    .$dynamic()

const viewNote = (
  { actor }: Ctx,
  { note, author }: { note: typeof studentNotes.$inferSelect; author: string | null },
): contract.StudentNote => ({
  id: note.id,
  author,
  body: note.body,
  created_at: note.createdAt.toISOString(),
  can: { delete: holdsRight(actor, 'change-students') && isSignedIn(actor) && note.authorId === actor.id },
})
