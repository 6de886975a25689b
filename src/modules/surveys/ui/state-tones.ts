export const STATE_TONES = { draft: 'plain', open: 'good', closed: 'caution' } as const
