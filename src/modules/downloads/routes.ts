import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { addFile } from './add-file.ts'
import { addVersion } from './add-version.ts'
import * as contract from './contract.ts'
import { createDownload } from './create-download.ts'
import { deleteFile } from './delete-file.ts'
import { duplicateDownload } from './duplicate-download.ts'
import { getDownloadPage } from './get-download-page.ts'
import { listFiles } from './list-files.ts'
import { listMyDownloads } from './list-my-downloads.ts'
import { listPanelDownloads } from './list-panel-downloads.ts'
import { listVersions } from './list-versions.ts'
import { loadFile } from './loads/load-file.ts'
import { sendFiles } from './loads/send-files.ts'
import { orderFiles } from './order-files.ts'
import { renameFile } from './rename-file.ts'
import { sendFile } from './send-file.ts'

export function downloadRoutes(app: App, media: Media): void {
  serve(app, contract.getDownloadPage, getDownloadPage)
  serve(app, contract.listMyDownloads, listMyDownloads)
  serve(app, contract.loadFile, (ctx, input) => loadFile(ctx, input, app.secretKey))
  serve(app, contract.listPanelDownloads, listPanelDownloads)
  serve(app, contract.createDownload, createDownload)
  serve(app, contract.duplicateDownload, duplicateDownload)
  serve(app, contract.listFiles, listFiles)
  serve(app, contract.listVersions, listVersions)
  serveOutsideTransaction(app, contract.sendFile, (ctx, input) => sendFile(ctx, input, media))
  serveOutsideTransaction(app, contract.addFile, (ctx, input) => addFile(ctx, input, media))
  serveOutsideTransaction(app, contract.addVersion, (ctx, input) => addVersion(ctx, input, media))
  serve(app, contract.orderFiles, orderFiles)
  serve(app, contract.renameFile, renameFile)
  serve(app, contract.deleteFile, deleteFile)
  sendFiles(app, media)
}
