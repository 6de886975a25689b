/** What a block does with its file. */
export const BLOCK_FILE_USES = ['audio', 'file', 'pdf'] as const
export type BlockFileUse = (typeof BLOCK_FILE_USES)[number]

export const TRANSCRIPT_MAX = 50_000
export const SOUND_SECONDS_MAX = 999_999
/** Three hours of speech, and more. */
export const AUDIO_MAX_MEGABYTES = 300
export const OFFERED_MAX_MEGABYTES = 500
/** What file dialogs offer first; what it is, its bytes tell. */
export const AUDIO_ACCEPTED = '.mp3,.m4a,.ogg,.oga,.opus,.wav,audio/mpeg,audio/mp4,audio/ogg,audio/wav'
export const PDF_MAX_MEGABYTES = 50
