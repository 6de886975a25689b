/** A content-disposition: shown or saved, under this name, whatever letters it has (RFC 5987). */
export const dispositionOf = (how: 'inline' | 'attachment', name: string): string =>
  `${how}; filename*=UTF-8''${encodeRfc5987(name)}`

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
