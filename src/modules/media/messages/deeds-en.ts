/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /home/images/create': 'Started to upload an image',
  'POST /home/images/finish': 'Uploaded an image',
  'POST /home/images/delete': 'Deleted an image',
  'POST /home/videos/:id/upload-session': 'Went on with the upload of a video',
  'DELETE /home/videos/:id': 'Deleted a video',
  'PUT /home/videos/:id/captions': 'Set the captions of a video',
  'DELETE /home/videos/:id/captions/:language': 'Deleted the captions of a video',
}
