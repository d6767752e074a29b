import { writeFileSync } from 'node:fs'

/**
 * A reporter of vitest that writes how many errors no test caught to the file in `UNHANDLED_ERRORS`. The JSON report
 * leaves them out, though they make the run fail.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const { UNHANDLED_ERRORS: file } = process.env
    if (file) writeFileSync(file, String(errors.length))
  }
}
