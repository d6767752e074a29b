import { waitingFiles } from '../../../foundation/media/waiting-files.ts'
import { importAttempts } from '../../../foundation/spreadsheet/dead.ts'
import { importRejects } from '../../../foundation/spreadsheet/rejects.ts'

/** Files of contacts, until they are imported. */
export const contactFiles = waitingFiles('contact-imports')

/** The queue of imports and of their undoing. The key of a job is the id of its import. */
export const CONTACT_IMPORT = 'contact-import'

/** The queue that deletes the file of an import that ended. */
export const CONTACT_IMPORT_DROP = 'contact-import-drop'

/** What keeps the jobs of imports going. */
export const contactImportAttempts = importAttempts({
  ...{ table: 'contact_import', queue: CONTACT_IMPORT, dropQueue: CONTACT_IMPORT_DROP },
})

/** The rows that imports refused. */
export const contactRejects = importRejects('contact_import_reject')
