import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { ProductPage, ProductRow } from '#modules/catalog/contract.ts'
import { madeProduct, makesProduct, OwnedProduct, productRows } from '#modules/catalog/kinds/contract.ts'
import { FILE_TITLE_MAX, FILENAME_MAX, FILES_MAX, NOTE_MAX } from './vocabulary.ts'

/** A file as everyone may know of it: its newest version. */
export const OfferedFile = z.object({
  id: Id,
  title: z.string(),
  /** of its name, in small letters: `pdf` */
  ending: z.string(),
  bytes: z.int(),
})
export type OfferedFile = z.output<typeof OfferedFile>

export const DownloadPage = z.object({
  product: ProductPage,
  files: z.array(OfferedFile),
  /** it is whoever looks' already */
  has_access: z.boolean(),
})
export type DownloadPage = z.output<typeof DownloadPage>

export const MyFile = OfferedFile.extend({
  version: z.int(),
  /** what is new in it; empty in a first version */
  note: z.string(),
  updated_at: Time,
  /** how often whoever looks has loaded it, in all its versions */
  loads_count: z.int(),
})
export type MyFile = z.output<typeof MyFile>

export const MyDownload = OwnedProduct.extend({
  files: z.array(MyFile),
  access_until: Time.nullable(),
})
export type MyDownload = z.output<typeof MyDownload>
export const MyDownloadPage = pageOf(MyDownload)
export type MyDownloadPage = z.output<typeof MyDownloadPage>

export const PanelDownload = ProductRow.extend({ files_count: z.int() })
export type PanelDownload = z.output<typeof PanelDownload>

export const FileVersion = z.object({
  id: Id,
  number: z.int(),
  filename: z.string(),
  bytes: z.int(),
  note: z.string(),
  created_at: Time,
  /** how often buyers have loaded it */
  loads_count: z.int(),
  /** loads it, for admins; not counted */
  url: z.string(),
})
export type FileVersion = z.output<typeof FileVersion>

/** A file as its admin edits it. */
export const DownloadFile = z.object({
  id: Id,
  title: z.string(),
  /** what buyers get */
  version: FileVersion,
})
export type DownloadFile = z.output<typeof DownloadFile>

const Files = z.object({
  data: z.array(DownloadFile),
  /** how many have the download now, and get what is changed in it */
  holders_count: z.int(),
})
const FILES = '/home/downloads/:downloadId/files'

export const getDownloadPage = endpoint('GET /json/downloads/:downloadSlug', {
  summary: 'A download as its page shows it, with what its files are; drafts only to admins',
  access: 'anyone',
  answer: DownloadPage,
})

export const listMyDownloads = endpoint('GET /json/my/downloads', {
  summary: 'The downloads open to whoever is signed in with their files, the newest first',
  access: 'signed-in',
  ...inPages(MyDownloadPage),
})

export const loadFile = endpoint('POST /my/files/:fileId/load', {
  summary:
    'Get a link to the newest version of a file that one has; it begins to load for some minutes and is counted once',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  refuses: [403],
  status: 201,
  answer: z.object({ url: z.string() }),
})

export const listPanelDownloads = endpoint('GET /json/home/downloads', {
  summary: 'All downloads of the school, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  ...productRows(PanelDownload),
})

export const createDownload = endpoint('POST /home/downloads', {
  summary: 'Make a download, as a draft',
  access: 'admin',
  right: 'change-products',
  ...makesProduct('download'),
})

export const duplicateDownload = endpoint('POST /home/downloads/:downloadId/duplicate', {
  summary: 'Make a draft that says and costs the same as a download, and holds the newest of its files',
  access: 'admin',
  right: 'change-products',
  ...madeProduct('download'),
})

export const listFiles = endpoint(`GET /json${FILES}`, {
  summary: 'The files of a download, in order, each in its newest version',
  access: 'admin',
  right: 'see-products',
  answer: Files,
})

export const listVersions = endpoint(`GET /json${FILES}/:fileId/versions`, {
  summary: 'All versions of a file, the newest first',
  access: 'admin',
  right: 'see-products',
  ...inPages(pageOf(FileVersion)),
})

export const sendFile = endpoint('POST /home/downloads/:downloadId/uploads', {
  summary: 'Start the upload of a file: PUT it to `upload` with `headers`, then add it or make it a version',
  access: 'admin',
  right: 'change-products',
  body: z.object({ filename: oneLine().min(1).max(FILENAME_MAX), bytes: z.int().min(1) }),
  status: 201,
  answer: z.object({ sent_file_id: Id, upload: z.string(), headers: z.record(z.string(), z.string()) }),
})

export const addFile = endpoint(`POST ${FILES}`, {
  summary: 'Put a file that was sent into a download, as the last one',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ sent_file_id: Id }),
  status: 201,
  answer: Files,
})

export const addVersion = endpoint(`POST ${FILES}/:fileId/versions`, {
  summary: 'Give buyers what was sent in the place of a file’s version before, and tell them if so asked',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({
    sent_file_id: Id,
    note: someLines().max(NOTE_MAX).default(''),
    /** by mail, those who have it and want such mails */
    tells_buyers: z.boolean().default(false),
  }),
  status: 201,
  answer: Files,
})

export const renameFile = endpoint(`PUT ${FILES}/:fileId`, {
  summary: 'Call a file otherwise',
  access: 'admin',
  right: 'change-products',
  body: z.object({ title: oneLine().min(1).max(FILE_TITLE_MAX) }),
  answer: Files,
})

export const orderFiles = endpoint(`PUT ${FILES}/order`, {
  summary: 'Put the files of a download in this order',
  access: 'admin',
  right: 'change-products',
  body: z.object({ ids: z.array(Id).min(1).max(FILES_MAX) }),
  answer: Files,
})

export const deleteFile = endpoint(`DELETE ${FILES}/:fileId`, {
  summary: 'Delete a file in all its versions; nobody can load it from then on',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  answer: Done,
})
