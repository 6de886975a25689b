export const en = {
  area: 'Downloads',
  errors: {
    'downloads.no-files': 'Add at least one file first.',
    'downloads.last-file':
      'This is the only file, and a download on your site needs one. Add another first, upload a new version of this one, or unpublish the download.',
    'downloads.too-many-files': 'A download can contain at most {max} files.',
    'downloads.type-not-sold':
      'Files of this type cannot be sold. Use a PDF, an ebook, a document, a sound, a picture or a video, or put it into a ZIP archive.',
  },
  deeds: {
    'POST /home/downloads': 'Created a download',
    'POST /home/downloads/:downloadId/duplicate': 'Duplicated a download',
    'POST /home/downloads/:downloadId/uploads': 'Started uploading a file',
    'POST /home/downloads/:downloadId/files': 'Added a file to a download',
    'POST /home/downloads/:downloadId/files/:fileId/versions': 'Added a new version of a file',
    'PUT /home/downloads/:downloadId/files/:fileId': 'Renamed a file of a download',
    'PUT /home/downloads/:downloadId/files/order': 'Reordered the files of a download',
    'DELETE /home/downloads/:downloadId/files/:fileId': 'Deleted a file of a download',
  },
  mails: {
    'version.subject': 'New version of “{file}”',
    'version.said': 'There is a new version of “{file}” in “{download}”',
    'version.action': 'Go to my downloads',
  },
}
