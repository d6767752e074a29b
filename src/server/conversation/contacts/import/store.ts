import { waitingFiles } from '../../../foundation/media/waiting-files.ts'

/** Files of contacts, until they are imported. */
export const contactFiles = waitingFiles('contact-imports')

/** The queue of imports and of their undoing. The key of a job is the id of its import. */
export const CONTACT_IMPORT = 'contact-import'

/** The queue that deletes the file of an import that ended. */
export const CONTACT_IMPORT_DROP = 'contact-import-drop'
