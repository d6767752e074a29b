import { waitingFiles } from '../../foundation/media/waiting-files.ts'

/** Archives of bots, until they are imported or downloaded. */
export const archiveFiles = waitingFiles('imports', '.zip')
