import { useEffect, useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { useBotId } from '../../../session/index.ts'
import { type ContactImport, type ImportChoices, isWorking } from './types.ts'

/** Milliseconds between two looks at the progress. */
const EVERY = 800

/** An import in the wizard, which is followed while the server works on it. */
export function useImport(given: ContactImport | undefined) {
  const bot = useBotId()
  const [job, setJob] = useState(given)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const working = job !== undefined && isWorking(job)
  const id = job?.id ?? 0

  useEffect(() => {
    if (!working) return
    const params = { path: { bot, id } }
    let isCurrent = true
    const look = () =>
      unwrap(api.GET('/contacts/import/one/{bot}/{id}', { params })).then(
        (now) => isCurrent && setJob(now),
        () => {}, // the next look tries again
      )
    const timer = setInterval(() => void look(), EVERY)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [working, bot, id])

  /** Returns whether it succeeded. */
  async function attempt(call: () => Promise<ContactImport>): Promise<boolean> {
    setBusy(true)
    setError('')
    try {
      setJob(await call())
      return true
    } catch (problem) {
      setError(messageOf(problem))
      return false
    } finally {
      setBusy(false)
    }
  }
  const params = { path: { bot, id } }
  return {
    job,
    error,
    busy,
    /** goes back to the choice of a file */
    leave: () => setJob(undefined),
    upload: (file: File) =>
      attempt(() => {
        const form = new FormData()
        form.append('file', file, file.name)
        // The generated type describes the form fields; what is sent is the form itself.
        const sent = { body: form as never, bodySerializer: (body: unknown) => body as FormData }
        return unwrap(api.POST('/contacts/import/{bot}', { params: { path: { bot } }, ...sent }))
      }),
    start: (choices: ImportChoices, preview: boolean) =>
      attempt(() => unwrap(api.POST('/contacts/import/start/{bot}/{id}', { params, body: { ...choices, preview } }))),
    cancel: () => attempt(() => unwrap(api.POST('/contacts/import/cancel/{bot}/{id}', { params }))),
    undo: () => attempt(() => unwrap(api.POST('/contacts/import/undo/{bot}/{id}', { params }))),
  }
}

export type ImportControl = ReturnType<typeof useImport>
