import { waitingFiles } from '../../../foundation/media/waiting-files.ts'

/** Files of contacts, until they are imported. */
export const contactFiles = waitingFiles('contact-imports')
