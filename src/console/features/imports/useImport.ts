import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { type ImportCalls, type ImportJob, isWorking } from './job.ts'

/** Milliseconds between two looks at the progress. */
const EVERY = 800

/** An import in the wizard, which is followed while the server works on it. */
export function useImport<Job extends ImportJob, Choices>(given: Job | undefined, calls: ImportCalls<Job, Choices>) {
  const [job, setJob] = useState(given)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const working = job !== undefined && isWorking(job)
  const id = job?.id ?? 0
  const latest = useRef(calls)
  latest.current = calls

  useEffect(() => {
    if (!working) return
    let isCurrent = true
    const look = () =>
      latest.current.get(id).then(
        (now) => isCurrent && setJob(now),
        () => {}, // the next look tries again
      )
    const timer = setInterval(() => void look(), EVERY)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [working, id])

  /** Returns whether it succeeded. */
  async function attempt(call: () => Promise<Job>): Promise<boolean> {
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
  return {
    job,
    error,
    busy,
    /** goes back to the choice of a file */
    leave: () => setJob(undefined),
    upload: (file: File) => attempt(() => calls.upload(file)),
    start: (choices: Choices, preview: boolean) => attempt(() => calls.start(id, choices, preview)),
    cancel: () => attempt(() => calls.cancel(id)),
    undo: async () => job !== undefined && (await attempt(() => calls.undo(job))),
    rejected: () => calls.rejected(id),
  }
}

export type ImportControl = Pick<
  ReturnType<typeof useImport<ImportJob, unknown>>,
  'busy' | 'upload' | 'cancel' | 'undo' | 'rejected'
>
