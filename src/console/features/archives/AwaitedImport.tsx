import { useEffect } from 'react'
import { ApiError } from '../../api/errors.ts'
import { checkSession } from '../../session/index.ts'
import { toast } from '../../ui/toast.ts'
import { download } from './download.ts'
import { useEnter } from './enter.ts'
import { type Followed, forget, readImport, report, resumeImports, useFollowed } from './following.ts'

/** Milliseconds between questions for the progress. */
const EVERY = 500

/** Milliseconds for which the toast about the end is shown. */
const READ_MS = 15_000

/** A server forgets an import when its person sends another archive. */
const DISCARDED = { file: '', place: '', text: 'Se descartó porque empezaste otra vez. Mira la última.' }

/** On every page: follows the imports, copies and exports of this tab, and tells their end where nothing shows it. */
export function AwaitedImport() {
  const followed = useFollowed()
  useEffect(() => void resumeImports(), [])
  return followed.map((one) => <Follower key={one.job.id} followed={one} />)
}

function Follower({ followed: { job, source, shown } }: { followed: Followed }) {
  const enter = useEnter()
  const { id, kind, state, name, bot_id } = job

  const running = state === 'running'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer would begin the questions anew
  useEffect(() => {
    if (!running) return
    let ended = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      try {
        const present = await readImport(id)
        if (!ended) report(present)
      } catch (error) {
        // Without a connection the next question may be answered.
        const status = !ended && error instanceof ApiError ? error.status : undefined
        if (status === 404) report({ ...job, state: 'failed', faults: [DISCARDED] })
        else if (status === 401 || status === 403) forget(id)
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
    if (done && bot_id !== null) void checkSession()
  }, [done, bot_id])

  const told = !shown && (done || state === 'failed')
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells the end once
  useEffect(() => {
    if (!told) return
    forget(id)
    if (state === 'failed') {
      const what = kind === 'export' ? 'exportar' : 'crear'
      toast.error(`No pudimos ${what} «${name}»: ${job.faults[0]?.text ?? ''}`.trim(), { duration: null })
    } else if (kind === 'export' && source !== undefined)
      toast.success(`El archivo de «${name}» está listo.`, {
        duration: null,
        action: { label: 'Descargar', run: () => void download(job, source) },
      })
    else
      toast.success(`«${name}» está listo.`, {
        duration: READ_MS,
        ...(bot_id && { action: { label: 'Abrir', run: () => void enter(bot_id) } }),
      })
  }, [told])
  return null
}
