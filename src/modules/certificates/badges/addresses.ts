/** Where those who verify credentials of a school find what they need. */
export const issuerAddress = (origin: string): string => `${origin}/certificates/issuer`
export const keyAddress = (origin: string, keyId: string): string => `${origin}/certificates/keys/${keyId}`
export const revokedAddress = (origin: string): string => `${origin}/certificates/revoked`
/** What a credential is called: under a corrected name it is another. */
export const credentialId = (origin: string, { id, issue }: { id: string; issue: number }): string =>
  `${origin}/certificates/credentials/${id}/${issue}`
