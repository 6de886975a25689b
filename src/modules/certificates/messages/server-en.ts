export const en = {
  area: 'Certificates',
  errors: {
    'certificates.not-found': 'There is no such certificate. Check the code for typing errors.',
    'certificates.revoked': 'This certificate is revoked.',
    'certificates.valid': 'This certificate is valid already.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /home/courses/:courseId/certificate-rule': 'Changed for what a course gives certificates',
    'PUT /home/certificate-template': 'Changed how certificates look',
    'DELETE /home/certificate-template/:courseId': 'Let certificates of a course look as those of the school',
    'POST /home/certificates/:certificateId/revoke': 'Revoked a certificate',
    'POST /home/certificates/:certificateId/restore': 'Made a revoked certificate valid again',
    'PUT /home/certificates/:certificateId/name': 'Corrected the name on a certificate',
  },
  mails: {
    'issued.subject': 'Your certificate: “{course}”',
    'issued.heading': 'Your certificate is ready',
    'issued.text':
      'Hello {name}, you have earned the certificate of the course “{course}” at {school}. Congratulations!',
    'renamed.subject': 'Your certificate was issued again: “{course}”',
    'renamed.heading': 'Your certificate was issued again',
    'renamed.text':
      'Hello {name}, {school} corrected the name on your certificate of the course “{course}”. Its code is the same: what you have sent or printed leads to the corrected one.',
    'restored.subject': 'Your certificate is valid again: “{course}”',
    'restored.heading': 'Your certificate is valid again',
    'restored.text':
      'Hello {name}, {school} made your certificate of the course “{course}” valid again, under the same code.',
    'revoked.subject': 'Your certificate is not valid any more: “{course}”',
    'revoked.heading': 'Your certificate is not valid any more',
    'revoked.text': 'Hello {name}, {school} revoked your certificate of the course “{course}”.',
    'revoked.reason': 'The reason: {reason}',
    'revoked.access': 'It ended with your access to the course.',
    'revoked.seen':
      'Who opens its page sees that it is not valid any more, neither why nor whose it was. If this is a mistake, write to the school.',
    shared: 'Open it as a PDF, or send the address of its page to whoever wants to see whether it is valid.',
    nameOnIt: 'Name on it',
    code: 'Code',
    open: 'Open my certificates',
    page: 'Page to share',
  },
  export: {
    name: 'Name on it',
    student: 'Student',
    email: 'E-mail',
    course: 'Course',
    code: 'Code',
    state: 'State',
    issuedAt: 'Issued',
    renamedAt: 'Name corrected',
    revokedAt: 'Revoked',
    reason: 'Reason',
    valid: 'Valid',
    revoked: 'Revoked',
    endedWithAccess: 'Ended with the access to the course',
  },
}
