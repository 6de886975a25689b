export const EXPORTS_QUEUE = 'exports.make'
