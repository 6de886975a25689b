import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileRule, UploadedFile } from '#platform/contract/endpoint.ts'
import { invalidField, Unreadable } from '#platform/refusal.ts'
import { isReally } from '#platform/is-really.ts'

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Record<string, UploadedFile>
  }
}

/** Reads a multipart body: text fields become the body, files are checked against their rules (422 under the field). */
export async function readMultipart(request: FastifyRequest, rules: Record<string, FileRule>): Promise<void> {
  if (!request.isMultipart()) return
  try {
    await readParts(request, rules)
  } catch (error) {
    // The parser says in plain errors what breaks the format.
    throw error instanceof Error && error.constructor === Error ? new Unreadable() : error
  }
}

async function readParts(request: FastifyRequest, rules: Record<string, FileRule>): Promise<void> {
  const largest = Math.max(...Object.values(rules).map((rule) => rule.maxBytes))
  const body: Record<string, unknown> = {}
  const limits = { fileSize: largest + 1, files: Object.keys(rules).length }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      body[part.fieldname] = part.value
      continue
    }
    const bytes = await part.toBuffer()
    const rule = rules[part.fieldname]
    if (!rule || bytes.length === 0) continue
    if (bytes.length > rule.maxBytes) {
      throw invalidField(part.fieldname, 'validation.max.file', { max: Math.floor(rule.maxBytes / 1000) })
    }
    if (!rule.types.includes(part.mimetype) || !(await isReally(part.mimetype, { head: bytes })))
      throw invalidField(part.fieldname, 'validation.mimes', { types: shortNames(rule.types) })
    request.uploads[part.fieldname] = { filename: part.filename, mimetype: part.mimetype, bytes }
  }
  request.body = body
}

const shortNames = (types: readonly string[]): string => types.map((type) => type.split('/')[1]).join(', ')
