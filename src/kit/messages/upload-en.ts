export const en = {
  uploadPreparing: 'Preparing',
  uploading: 'Uploading',
  uploadPaused: 'Paused. It will continue once you are back online',
  uploadFailed: 'Upload failed',
  uploadDone: 'Uploaded',
}
