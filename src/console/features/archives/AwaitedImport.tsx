import { useEffect } from 'react'
import { ApiError } from '../../api/errors.ts'
import { checkSession } from '../../session/index.ts'
import { toast } from '../../ui/toast.ts'
import { useEnter } from './enter.ts'
import { forgetImport, readImport, report, resumeImport, useFollowed } from './following.ts'

/** Milliseconds between questions for the progress. */
const EVERY = 500

/** Milliseconds for which the toast about the end is shown. */
const READ_MS = 15_000

/** On every page: follows the import or copy that this tab started, and tells its end where no dialog shows it. */
export function AwaitedImport() {
  const followed = useFollowed()
  const enter = useEnter()
  const { id, state, name, bot_id } = followed?.job ?? {}
  useEffect(() => void resumeImport(), [])

  const running = state === 'running'
  useEffect(() => {
    if (!running || id === undefined) return
    let ended = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      try {
        const job = await readImport(id)
        if (!ended) report(job)
      } catch (error) {
        // Signed out, or forgotten by the server. Without a connection the next question may be answered.
        if (!ended && error instanceof ApiError && [401, 403, 404].includes(error.status)) forgetImport()
      }
      if (!ended) timer = setTimeout(() => void ask(), EVERY)
    }
    timer = setTimeout(() => void ask(), EVERY)
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [running, id])

  const done = state === 'done'
  useEffect(() => {
    // The new chatbot becomes one of the user's.
    if (done) void checkSession()
  }, [done])

  const told = followed?.shown === false && (done || state === 'failed')
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells the end once
  useEffect(() => {
    if (!told) return
    forgetImport()
    if (state === 'failed') {
      toast.error(`No pudimos crear «${name}»: ${followed?.job.faults[0]?.text ?? ''}`.trim(), { duration: null })
      return
    }
    toast.success(`«${name}» está listo.`, {
      duration: READ_MS,
      ...(bot_id && { action: { label: 'Abrir', run: () => void enter(bot_id) } }),
    })
  }, [told])
  return null
}
