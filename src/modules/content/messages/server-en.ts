export const en = {
  area: 'Content',
  errors: {
    'content.block-changed': 'Somebody else has changed this meanwhile. Look at both, then save again.',
    'content.locked-pdf': 'This PDF opens with a password only. Save it without one and upload it again.',
    'content.no-pdf': 'This is not a PDF, or it is damaged',
    'content.no-sound': 'This is not a sound that can be played here. Choose an MP3, M4A, OGG or WAV file.',
    'content.too-many-blocks': 'There are {max} already, and no more fit.',
    'content.type-not-offered':
      'Files of this type cannot be offered. Use a PDF, an ebook, a document, a sound, a picture or a video, or put it into a ZIP archive.',
    'validation.embed-address': 'Paste an address from YouTube, Vimeo, Loom, Spotify, SoundCloud or Google Maps',
    'validation.formula': 'This formula cannot be read: look at its braces and at the names of commands',
    'validation.options-alike': 'Two of them are the same',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/lecture-files': 'Started uploading a file for a lecture',
    'POST /home/lecture-films': 'Started uploading a video for a lecture',
    'PUT /home/lecture-files/:storedId': 'Uploaded a file for a lecture',
  },
}
